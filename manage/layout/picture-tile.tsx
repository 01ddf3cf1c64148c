import { Card, styled } from '@mui/material'

/** The picture as it is, on the colour of the page. */
export const PictureFrame = styled('img')({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  backgroundColor: '#eef1f5',
  borderRadius: 4,
})

export const Tile = styled(Card)({ padding: 12, display: 'grid', gap: 8, alignContent: 'start' }) as typeof Card

export const pictureAddress = (path: string, width: 96 | 240 | 320) => `${path}-${width}.webp`
