declare module 'virtual:names/*' {
  const names: Record<string, [classic: string, modern: string]>;
  export default names;
}
