/** Preloads files in parallel, as the server lists them, instead of following their imports. */
export function fetchFiles(of: string) {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="${of}-files"]`)?.content.split(' ') ?? []
  const links = files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}
