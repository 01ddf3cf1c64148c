import { Icon, type IconProps } from './icon.tsx'

export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5" />
)
export const CloseIcon = (props: IconProps) => <Icon {...props} d="m6 6 12 12M18 6 6 18" />
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m6 9.5 6 6 6-6" />
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="m14.5 6-6 6 6 6" />
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="m9.5 6 6 6-6 6" />
export const CartIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 4h2.5l2 11h10l2-8H6.2M10.3 19.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0ZM17.8 19.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0Z"
  />
)
export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
)
export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM14.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z"
  />
)
export const PencilIcon = (props: IconProps) => <Icon {...props} d="m4.5 19.5 1-4L16 5l3 3L8.5 18.5zM14 7l3 3" />
export const TruckIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.7 16.5H3v-10h11v10H9.3M14 10h3.8l3.2 3.3v3.2h-2.2M15.2 16.5H14M9.3 17.8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0ZM18.8 17.8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z"
  />
)
export const StoreIcon = (props: IconProps) => (
  <Icon {...props} d="M4 10v9.5h16V10M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 19.5V15h4v4.5" />
)
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m5 12.5 4.5 4.5L19 7.5" />
export const CheckCircleIcon = (props: IconProps) => (
  <Icon {...props} d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM8 12.3l2.8 2.7L16 9.5" />
)
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />
export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 3.5h3l1.5 4-2 1.7a12 12 0 0 0 6.3 6.3l1.7-2 4 1.5v3c0 1-1 2-2 2C10.5 20 4 13.5 4 5.5c0-1 1-2 2-2Z"
  />
)
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7v5.3l3.3 2" />
)
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11v5.5M12 7.8h.01" />
)
export const AlertIcon = (props: IconProps) => (
  <Icon {...props} d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5V13M12 16.3h.01" />
)
export const WarningIcon = (props: IconProps) => <Icon {...props} d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01" />
export const GridIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
)
export const ListIcon = (props: IconProps) => (
  <Icon {...props} d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />
)
export const FilterIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 8h9M17.5 8H20M4 16h2.5M11 16h9M17.4 8a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0ZM11 16a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0Z"
  />
)
export const LockIcon = (props: IconProps) => <Icon {...props} d="M6 10.5h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
export const DownloadIcon = (props: IconProps) => <Icon {...props} d="M12 4v11M7 11l5 5 5-5M4 20h16" />
export const UploadIcon = (props: IconProps) => <Icon {...props} d="M12 16V5M7 9l5-5 5 5M4 20h16" />
export const OfflineIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 3l18 18M5 11.5A11 11 0 0 1 9 9M13 8.2a11 11 0 0 1 6 3.3M8 15a6 6 0 0 1 5.5-1.7M2.5 8A15 15 0 0 1 6 5.7M10.5 4.7A15 15 0 0 1 21.5 8M12 18.7h.01"
  />
)
export const ImageIcon = (props: IconProps) => (
  <Icon {...props} d="M3 4.5h18v15H3zM3 16l5-5 4.5 4.5 3-3L21 18M16.8 9a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0Z" />
)
export const DeviceIcon = (props: IconProps) => <Icon {...props} d="M4 3h16v18H4zM11 18h2" />
