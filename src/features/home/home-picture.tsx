import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useApp } from '#lib/app.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { homeQueries } from './queries.ts'

/** The image with this key; null when the library has none. */
export function useHomePicture(key: string) {
  // prepareHome has loaded the images; the query key does not include the names.
  const { data: pictures } = useSuspenseQuery(homeQueries(useApp()).pictures([]))
  return pictures[key]
}

type Props = Omit<ComponentProps<typeof Picture>, 'picture'> & { name: string; alt: string }

export function HomePicture({ name, ...props }: Props) {
  const picture = useHomePicture(name)
  return picture ? <Picture picture={picture} {...props} /> : null
}
