import { Icon, type IconProps } from './icon.tsx'

// Icons of the account and the staff tools in their own file, so that a shopper's first page does not load them.
export const ArrowDownIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M6 13l6 6 6-6" />
export const SortIcon = (props: IconProps) => (
  <Icon {...props} d="M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5" />
)
export const UnlockIcon = (props: IconProps) => (
  <Icon {...props} d="M6 10.5h12v9H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 6.8-1.2" />
)
export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z"
  />
)
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="m4 4 16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.5-.7"
  />
)
export const MailIcon = (props: IconProps) => <Icon {...props} d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />
export const ShareIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19.5 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19.5 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8.3 10.9l6.4-3.7M8.3 13.1l6.4 3.7"
  />
)
export const SyncIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 12a7.5 7.5 0 0 1 13-5l2 2M19.5 12a7.5 7.5 0 0 1-13 5l-2-2M19.5 4v5h-5M4.5 20v-5h5" />
)
export const DragIcon = (props: IconProps) => (
  <Icon {...props} d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
)
export const CopyIcon = (props: IconProps) => <Icon {...props} d="M8 8h12v12H8zM16 8V4H4v12h4" />
export const BellIcon = (props: IconProps) => <Icon {...props} d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4" />
export const FolderIcon = (props: IconProps) => (
  <Icon {...props} d="M3 7a2 2 0 0 1 2-2h4l2 2.5h8a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
)
export const DocumentIcon = (props: IconProps) => <Icon {...props} d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />
export const ColumnsIcon = (props: IconProps) => <Icon {...props} d="M3 4h18v16H3zM9 4v16M15 4v16" />
export const TransferIcon = (props: IconProps) => <Icon {...props} d="M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4" />
export const BarcodeIcon = (props: IconProps) => (
  <Icon {...props} d="M3 8V4.5h3.5M17.5 4.5H21V8M21 16v3.5h-3.5M6.5 19.5H3V16M7 8.5v7M10 8.5v7M12.5 8.5v7M17 8.5v7" />
)
