/** Of bytes: `840 KB`, `2.1 MB`; at least 1 KB. */
export const sizeText = (bytes: number) =>
  bytes < 1024 * 1000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
