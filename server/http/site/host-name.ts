export type HostName = { name: string; port: string }

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const host = new RegExp(`^(?<name>${label}(?:\\.${label})*|\\[::1\\])(?::(?<port>[1-9]\\d{0,4}))?$`)

/**
 * A Host header as browsers send it: a name in lower case, then at most a port. Null for anything else: what two readers could
 * take for two hosts must reach neither.
 */
export function parseHost(text: string | undefined): HostName | null {
  const { name, port = '' } = (text ?? '').match(host)?.groups ?? {}
  return name !== undefined && name.length <= 253 && Number(port) <= 65_535 ? { name, port } : null
}

/** Whether this is a host name, without port. */
export const isHostName = (text: string) => parseHost(text)?.name === text
