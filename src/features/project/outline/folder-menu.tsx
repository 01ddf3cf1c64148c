import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProjectFolder } from '#contract/project/project-parts.ts'
import { projectLimits } from '#contract/project/project-values.ts'
import { quoteNeeds } from '#features/project/dialogs/quote-needs.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { BinIcon, ClipIcon, DotsIcon } from '#features/project/ui/icons.tsx'
import { useApp } from '#lib/app.tsx'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CheckIcon, PencilIcon } from '#ui/icon/icons.tsx'
import { CopyIcon } from '#ui/icon/tool-icons.tsx'
import { ActionMenu } from '#ui/overlay/action-menu.tsx'
import { Modal } from '#ui/overlay/modal.tsx'

type Props = { folder: ProjectFolder; lineCount: number }

/** The menu of a folder. */
export function FolderMenu({ folder, lineCount }: Props) {
  const context = useProject()
  const changes = projectChanges(useApp().api, context)
  const copy = useMutation(changes.duplicateFolder())
  const quote = useMutation(changes.saveFolderQuote())
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const { quoteFile } = folder
  return (
    <>
      <ActionMenu
        label={folder.title}
        actions={[
          {
            key: 'rename',
            label: 'Rename folder',
            icon: <PencilIcon size={18} />,
            act: () => setDialog('rename'),
          },
          {
            key: 'copy',
            label: 'Duplicate folder',
            icon: <CopyIcon size={18} />,
            // The folder may contain more than this device knows.
            reason: context.isOffline ? needsConnection : null,
            act: () => {
              if (!copy.isPending) copy.mutate(folder.id)
            },
          },
          {
            key: 'quote',
            label: 'Save quote of this folder',
            icon: <CheckIcon size={18} />,
            reason: context.isOffline
              ? needsConnection
              : quoteNeeds(lineCount, context.project.quoteData.customerName !== ''),
            act: () => {
              if (!quote.isPending) quote.mutate(folder.id)
            },
          },
          ...(quoteFile
            ? [
                {
                  key: 'pdf',
                  label: 'Quote of this folder as PDF',
                  icon: <ClipIcon size={18} />,
                  reason: context.isOffline ? needsConnection : null,
                  act: () => location.assign(quoteFile),
                },
              ]
            : []),
          {
            key: 'delete',
            label: 'Delete folder',
            icon: <BinIcon size={18} />,
            danger: true,
            act: () => setDialog('delete'),
          },
        ]}
        trigger={(props) => (
          <IconButton label={`More for ${folder.title}`} aria-busy={copy.isPending || undefined} {...props}>
            <DotsIcon />
          </IconButton>
        )}
      />
      {dialog === 'rename' && <RenameFolder folder={folder} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteFolder {...{ folder, lineCount }} onClose={() => setDialog(null)} />}
    </>
  )
}

function RenameFolder({ folder, onClose }: { folder: ProjectFolder; onClose: () => void }) {
  const context = useProject()
  const [opened] = useState(context.project.version)
  const { mutate, isPending } = useMutation(projectChanges(useApp().api, context, opened).saveFolder())
  const [title, setTitle] = useState(folder.title)
  const newTitle = title.trim()
  return (
    <Modal
      open
      size="small"
      title="Rename folder"
      onClose={onClose}
      actions={
        <Button
          type="button"
          variant="primary"
          busy={isPending}
          onClick={() => (newTitle ? mutate({ id: folder.id, title: newTitle }, { onSuccess: onClose }) : undefined)}
        >
          Save
        </Button>
      }
    >
      <TextField
        label="Name of the folder"
        value={title}
        maxLength={projectLimits.folderTitle}
        error={newTitle ? undefined : 'Please enter a title'}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </Modal>
  )
}

function DeleteFolder({ folder, lineCount, onClose }: Props & { onClose: () => void }) {
  const context = useProject()
  const { mutate, isPending } = useMutation(projectChanges(useApp().api, context).removeFolder())
  const [removeProducts, setRemoveProducts] = useState(false)

  function remove() {
    mutate({ folderId: folder.id, removeProducts }, { onSuccess: onClose })
  }

  return (
    <Modal
      open
      size="small"
      title={`Delete ${folder.title}?`}
      onClose={onClose}
      actions={
        <>
          <Button type="button" variant="primary" busy={isPending} onClick={remove}>
            Delete folder
          </Button>
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {lineCount === 0 ? (
        <p>It is empty.</p>
      ) : (
        <>
          <p>{lineCount === 1 ? 'Its line goes' : `Its ${lineCount} lines go`} to “No folder”.</p>
          <Checkbox
            label="Remove them from the project too"
            checked={removeProducts}
            onChange={(event) => setRemoveProducts(event.currentTarget.checked)}
          />
        </>
      )}
    </Modal>
  )
}
