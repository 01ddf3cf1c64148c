export type IconProps = {
  size?: number
  /** Without a label the icon is decorative. */
  label?: string | undefined
  className?: string
}

/** One line icon on a 24 px square, in the colour of its text. */
export function Icon({ d, size = 20, label, className }: IconProps & { d: string }) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg
      {...name}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      style={{ flex: 'none', display: 'block' }}
    >
      <path d={d} />
    </svg>
  )
}
