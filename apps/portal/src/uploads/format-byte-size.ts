/** "812 bytes", "44 KB", "1.2 MB": a file's size in bytes, KB or MB [fields/files]. */
export function formatByteSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
