import { FolderChoice } from '#features/project/outline/folder-choice.tsx'
import { CompetitorPrices } from './competitor-prices.tsx'
import type { LineData } from './line.tsx'
import { LineTerms } from './line-terms.tsx'
import { NotesEditor } from './notes-editor.tsx'
import { StockPlaces } from './stock-places.tsx'
import { VariationsEditor } from './variations-editor.tsx'

/** Dialogs of a line. */
export type LineDialog = 'terms' | 'stock' | 'prices' | 'folder' | 'notes' | 'variations'

type Props = { dialog: LineDialog; data: LineData; onClose: () => void }

export function LineDialogs({ dialog, data, onClose }: Props) {
  const { line, notes, variations } = data
  if (dialog === 'terms') return <LineTerms line={line} onClose={onClose} />
  if (dialog === 'stock') return <StockPlaces line={line} onClose={onClose} />
  if (dialog === 'prices') return <CompetitorPrices line={line} onClose={onClose} />
  if (dialog === 'folder') return <FolderChoice line={line} onClose={onClose} />
  if (dialog === 'notes') return <NotesEditor line={line} notes={notes} onClose={onClose} />
  return <VariationsEditor line={line} variations={variations} onClose={onClose} />
}
