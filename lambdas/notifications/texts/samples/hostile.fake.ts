export const hostile = '<script>alert(1)</script>"\'&\r\nBcc: all@example.org';
