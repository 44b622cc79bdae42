import { useEffect, useState } from 'react';

/** Object URL of the chosen file while it is shown. */
export const usePreview = (file: File | null): string | null => {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return preview;
};
