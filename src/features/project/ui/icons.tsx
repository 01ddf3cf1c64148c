import { Icon, type IconProps } from '#ui/icon/icon.tsx'

export const NoteIcon = (props: IconProps) => <Icon {...props} d="M4 5h16v11.5H11L7 20v-3.5H4z" />
export const ClipIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="m19.5 11-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8-8a3 3 0 0 1 4.3 4.3l-7.8 7.8a1.5 1.5 0 0 1-2.1-2.1l7-7"
  />
)
export const BinIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l1 13h9l1-13M10 10.5v5.500M14 10.5v5.500" />
)
export const ArrowUpIcon = (props: IconProps) => <Icon {...props} d="M12 19V5M6 11l6-6 6 6" />
/** Bolder than the icons of the shop: in the staff tool it is the only icon of a row. */
export const DotsIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.600 12a.6.6 0 1 1-1.200 0 .6.6 0 0 1 1.200 0ZM12.600 12a.6.6 0 1 1-1.200 0 .6.6 0 0 1 1.200 0ZM19.600 12a.6.6 0 1 1-1.200 0 .6.6 0 0 1 1.200 0Z"
  />
)
