/** Operations of the staff console are below `/api/<area>/admin`. */
export const isOfConsole = (path: string): boolean => path.split('/')[3] === 'admin';
