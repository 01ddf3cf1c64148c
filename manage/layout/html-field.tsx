import { TextInput } from 'react-admin'

type Props = { source: string; label: string; minRows?: number; helperText?: string }

/** A text that the shop shows as HTML. */
export function HtmlField({
  source,
  label,
  minRows = 8,
  helperText = 'Plain text with empty lines between paragraphs, or HTML; what could run is removed',
}: Props) {
  return <TextInput source={source} label={label} multiline minRows={minRows} maxRows={24} helperText={helperText} />
}
