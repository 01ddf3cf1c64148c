import { styled } from '@mui/material/styles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MinimalProject, Outline } from '#contract/project/project.ts'
import { countText, updatedText } from '#domain/project/project-texts.ts'
import { Soft } from '#features/project/ui/project.styles.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { RadioCard, RadioGroup } from '#ui/form/radio-card.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { themed } from '#ui/themed.ts'
import { Foot, FootReason, Stack } from './dialog.styles.ts'
import { dialogChanges } from './dialog-queries.ts'
import { ProjectChoice } from './project-choice.tsx'
import {
  type Chosen,
  goodsIn,
  goodsOf,
  productsOf,
  type TargetFolder,
  targetFoldersIn,
  targetFoldersOf,
  transferNeeds,
} from './transfer-choice.ts'
import { TransferGoods } from './transfer-goods.tsx'

const Sides = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: 24,
    minHeight: 320,
    '& h3': { fontFamily: theme.typography.fontFamily, fontSize: '0.8125rem', fontWeight: 600 },
    '& > div': { display: 'grid', gap: 12, minWidth: 0 },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  })),
)

type Props = { onClose: () => void }

/** Moves products to another project; an empty project takes them from another one instead. */
export function TransferDialog({ onClose }: Props) {
  const context = useProject()
  const { project, projectId, isOffline } = context
  const { api } = useApp()
  const transfer = useMutation(dialogChanges(api, context).transfer())
  const [isInto] = useState(() => project.cart.products.length === 0)
  const [otherProject, setOtherProject] = useState<MinimalProject | null>(null)
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [folderId, setFolderId] = useState<string | null>(null)
  const outline = useQuery({
    ...projectQueries(api).outline(otherProject?.projectId ?? ''),
    enabled: otherProject !== null,
  })
  const client = useQueryClient()
  const sayMoved = useSayMoved()
  const shown = otherProject ? outline.data : undefined
  const goods = isInto ? (shown ? goodsIn(shown) : []) : goodsOf(project)
  const products = productsOf(goods, chosen)
  const reason = isOffline ? needsConnection : transferNeeds({ hasOther: shown !== undefined, count: products.length })
  const isBusy = transfer.isPending
  const close = () => isBusy || onClose()

  function move() {
    if (!otherProject) return
    const [fromProjectId, toProjectId] = isInto
      ? [otherProject.projectId, projectId]
      : [projectId, otherProject.projectId]
    transfer.mutate(
      { fromProjectId, toProjectId, toFolderId: folderId, products },
      {
        onSuccess: () => {
          onClose()
          sayMoved(isInto ? null : otherProject)
        },
        // A colleague may have changed what is shown.
        onError: () => void client.invalidateQueries({ queryKey: ['project'] }),
      },
    )
  }

  const choice = (
    <ProjectChoice
      label={isInto ? 'From' : 'To'}
      chosen={otherProject}
      onChoose={(next) => {
        setOtherProject(next)
        setFolderId(null)
        if (isInto) setChosen(new Map())
      }}
    />
  )
  const goodsList = <TransferGoods goods={goods} chosen={chosen} isBusy={isBusy} onChange={setChosen} />

  return (
    <Modal
      open
      size="large"
      title={isInto ? 'Take products from another project' : 'Move products to another project'}
      onClose={close}
    >
      <Stack>
        <Sides>
          <div>
            {isInto ? choice : <h3>From {project.projectName}</h3>}
            {isInto ? (
              <OutlinePart otherProject={otherProject} {...outline}>
                {() => goodsList}
              </OutlinePart>
            ) : (
              goodsList
            )}
          </div>
          <div>
            {isInto ? <h3>To {project.projectName}</h3> : choice}
            {isInto ? (
              <FolderChoice folders={targetFoldersOf(project)} folderId={folderId} onChoose={setFolderId} />
            ) : (
              <OutlinePart otherProject={otherProject} {...outline}>
                {(contents) => (
                  <FolderChoice folders={targetFoldersIn(contents)} folderId={folderId} onChoose={setFolderId} />
                )}
              </OutlinePart>
            )}
          </div>
        </Sides>
        {transfer.error && !isBusy && (
          <Message tone="error">
            <strong>Update Failed!</strong>
            <p>{staffReason(transfer.error)}</p>
          </Message>
        )}
        <Soft as="p">
          Locked and agreed prices do not move: the products get today’s price, or that of the line they join. Notes and
          variations move along.
        </Soft>
        <Foot>
          {reason && <FootReason>{reason}</FootReason>}
          <Button type="button" onClick={close}>
            Cancel
          </Button>
          <Button
            type="button"
            variant="primary"
            busy={isBusy}
            busyText="Moving products"
            aria-disabled={reason ? true : undefined}
            onClick={() => reason ?? move()}
          >
            Move {countText(products.length, 'product')}
          </Button>
        </Foot>
      </Stack>
    </Modal>
  )
}

/** Shows a toast with a link to the project that has the products now. */
function useSayMoved() {
  const toast = useToast()
  const navigate = useNavigate()
  return (target: MinimalProject | null) => {
    const id = 'project-outcome'
    const text = updatedText
    if (!target) return void toast.show({ id, text, tone: 'success' })
    const open = () => {
      toast.dismiss(id)
      void navigate(paths.project({ id: target.projectId }))
    }
    const actions = [
      { label: `Open ${target.projectName}`, act: open },
      { label: 'Stay here', act: () => toast.dismiss(id) },
    ]
    toast.show({ id, text, tone: 'success', stay: 'page', actions })
  }
}

type OutlineProps = {
  otherProject: MinimalProject | null
  data: Outline | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
  children: (outline: Outline) => ReactNode
}

/** The contents of the other project, once they are loaded. */
function OutlinePart({ otherProject, data, error, isFetching, refetch, children }: OutlineProps) {
  if (!otherProject) return <Soft as="p">Choose a project to see its folders.</Soft>
  if (data) return children(data)
  if (error && !isFetching)
    return (
      <Message tone="error">
        <strong>Could not load project outline</strong>
        <p>{staffReason(error)}</p>
        <Button type="button" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Message>
    )
  return (
    <div role="status" aria-busy="true" style={{ display: 'grid', gap: 12 }}>
      <span className="visually-hidden">Loading the outline</span>
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </div>
  )
}

type FolderChoiceProps = {
  folders: readonly TargetFolder[]
  folderId: string | null
  onChoose: (id: string | null) => void
}

function FolderChoice({ folders, folderId, onChoose }: FolderChoiceProps) {
  const name = useId()
  return (
    <RadioGroup legend="Folder">
      {folders.map(({ id, title, count }) => (
        <RadioCard
          key={id ?? ''}
          name={name}
          value={id ?? ''}
          checked={folderId === id}
          onChange={() => onChoose(id)}
          label={title}
          amount={countText(count, 'product')}
        />
      ))}
    </RadioGroup>
  )
}
