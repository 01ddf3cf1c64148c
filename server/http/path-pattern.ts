/** Matches the addresses of a route: a parameter takes any text, case and a slash at the end do not count. */
export function pathPattern(path: string): RegExp {
  const literal = path.replace(/\/$/, '').replaceAll('.', '\\.')
  return new RegExp(`^${literal.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
}
