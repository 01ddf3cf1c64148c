import { Icon, type IconProps } from './icon.tsx'

// Icons of later pages and overlays in their own file, so that a first page does not load them.
export const ChevronUpIcon = (props: IconProps) => <Icon {...props} d="m6 14.5 6-6 6 6" />
export const ArrowLeftIcon = (props: IconProps) => <Icon {...props} d="M19 12H5M11 6l-6 6 6 6" />
export const ArrowUpIcon = (props: IconProps) => <Icon {...props} d="M12 19V5M6 11l6-6 6 6" />
export const HelpIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM9.7 9.8a2.4 2.4 0 1 1 3.3 2.2c-.7.3-1 .8-1 1.5v.3M12 16.7h.01"
  />
)
export const ZoomIcon = (props: IconProps) => (
  <Icon {...props} d="M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5M11 8.5v5M8.5 11h5" />
)
export const GiftIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 11.5h15V20h-15zM3.5 7.5h17v4h-17zM12 7.5V20M12 7.5S8 7.3 8 5.3c0-2.5 4-1.6 4 2.2 0-3.8 4-4.7 4-2.2 0 2-4 2.2-4 2.2Z"
  />
)
export const CalendarIcon = (props: IconProps) => <Icon {...props} d="M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} d="M13.5 4.5h6v6M19.5 4.5 11 13M10 5.5H5.5v13h13V14" />
)
export const TrashIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 10.5V16M13.7 10.5V16" />
)
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />
)
export const ChatIcon = (props: IconProps) => <Icon {...props} d="M4 5h16v11H9l-5 4z" />
export const ClipIcon = (props: IconProps) => (
  <Icon {...props} d="m20 11.5-8 8a5 5 0 0 1-7-7l8.5-8.5a3.4 3.4 0 0 1 4.8 4.8L10 17a1.8 1.8 0 0 1-2.5-2.5l7.3-7.3" />
)
export const ScalesIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 4v16M7.5 20h9M4.5 7.5 12 6l7.5 1.5M4.5 7.5 2 14a2.9 2.9 0 0 0 5 0zM19.5 7.5 17 14a2.9 2.9 0 0 0 5 0z"
  />
)
export const PrintIcon = (props: IconProps) => <Icon {...props} d="M7 9V4h10v5M7 16.5H4V9h16v7.5h-3M7 13.5h10V20H7z" />
