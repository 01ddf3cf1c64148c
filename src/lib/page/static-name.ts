import type { Params } from 'react-router-dom'

/** The name of a text: the one in the address, or the address itself where a text has one of its own. */
export const staticName = (params: Readonly<Params>, pathname: string) =>
  params.name ?? pathname.split('/')[1]?.toLowerCase() ?? ''
