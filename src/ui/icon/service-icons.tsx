import { Icon, type IconProps } from './icon.tsx'

// Icons of service strips and categories in their own file, so that other pages do not load them.
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.5 5 6v6c0 4.5 3.5 7.3 7 8.5 3.5-1.2 7-4 7-8.5V6zM9 12l2.2 2.2L15.2 10" />
)
export const WrenchIcon = (props: IconProps) => (
  <Icon {...props} d="M14 6a4.5 4.5 0 0 1 6-2l-3 3 1 2 2 1 2-3a4.5 4.5 0 0 1-7 4L8 18.5a2.1 2.1 0 0 1-3-3L12.5 8" />
)
export const RecycleIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7 9 10 4h4l3 5M17 9l-3.5-.5M17 9l1-3.5M19 12l2 4-2 4h-6M13 20l2-2.5M13 20l2 2.5M9 20H5l-2-4 3-5M6 11l1 3M6 11l-3 .5"
  />
)
export const LeafIcon = (props: IconProps) => (
  <Icon {...props} d="M5 19C4 9 11 4 20 4c0 9-5 16-15 15Zm0 0c3-6 6-8 10-10" />
)
export const TagIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 12.5V4H12l8.5 8.5-8 8zM9.3 8.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0Z" />
)
export const BoxIcon = (props: IconProps) => <Icon {...props} d="M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5" />
export const ChartIcon = (props: IconProps) => <Icon {...props} d="M4 4v16h16M7.5 15.5l4-5 3 2.5 5-6.5" />
export const CardIcon = (props: IconProps) => <Icon {...props} d="M3 6h18v12.5H3zM3 10h18M6.5 15h4" />
