import { Icon, type IconProps } from '#ui/icon/icon.tsx'

// The icons of the browsers' menus, in the style of our icon set.
export const IosShareIcon = (props: IconProps) => (
  <Icon {...props} d="M12 15V3.5M8.3 7 12 3.5 15.7 7M8 10.5H5.5v10h13v-10H16" />
)
export const AddSquareIcon = (props: IconProps) => (
  <Icon {...props} d="M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM12 8.5v7M8.5 12h7" />
)
export const DotsIcon = (props: IconProps) => <Icon {...props} d="M12 5.5h.01M12 12h.01M12 18.5h.01" />
export const InstallIcon = (props: IconProps) => (
  <Icon {...props} d="M20.5 13v5H3.5V5H12M8.5 21h7M17 4v7.5M14 8.8l3 3 3-3" />
)
export const DockIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 4.5h17v15h-17zM6.5 16.5h11M12 7v5M9.8 10l2.2 2.2 2.2-2.2" />
)
export const CompassIcon = (props: IconProps) => (
  <Icon {...props} d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM15.5 8.5l-2 5-5 2 2-5z" />
)
