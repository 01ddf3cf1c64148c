/** Downloads a file: attachments never run inside the shop. */
export function openFile(bytes: Blob, name: string) {
  const url = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
