import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sharedFilePath } from '#contract/project/project-file.ts'
import type { SharedProject } from '#contract/project/project-quote.ts'
import { fillPath } from '#contract/protocol/endpoint.ts'
import { dayText, endedLinkText, moneyText, quoteNumber } from '#domain/project/project-texts.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'
import { sizeText } from '#domain/web/size-text.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { Soft } from '#features/project/ui/project.styles.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { DownloadIcon, LockIcon, PhoneIcon } from '#ui/icon/icons.tsx'
import { DocumentIcon } from '#ui/icon/tool-icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { offAtFirst, type SharedGroup, sharedGroups } from './shared-folders.ts'
import { SharedLine } from './shared-line.tsx'
import { isGone, sharedProject } from './shared-queries.ts'
import { SharedContact, SharedSelection } from './shared-side.tsx'

const Page = styled(Container)({ paddingBlock: '32px 64px' })
const Head = styled('header')({ display: 'grid', gap: 8 })
const PricesHeld = styled('p')({ display: 'flex', alignItems: 'center', gap: 8 })
const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: 32,
    marginTop: 24,
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  })),
)
const Side = styled('div')({ display: 'grid', gap: 16 })
const Section = styled('section')({ '& + &': { marginTop: 32 } })
const SectionHead = styled('header')(
  themed(({ theme }) => ({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    paddingBottom: 8,
    borderBottom: `1px solid ${theme.vars.palette.control}`,
    '& h2': { ...theme.typography.h3, fontSize: '1.375rem' },
  })),
)
const FileLink = styled('a')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& > :last-child': { flex: 'none', marginLeft: 'auto' },
  })),
)

type Props = { shareId: string }

/** A project as the customer sees it through the link: to read, select and buy from, without an account [S3-2-12]. */
export function SharedView({ shareId }: Props) {
  const { api, brand } = useApp()
  const { data, error, isFetching, refetch } = useQuery(sharedProject(api, shareId))
  if (data) return <Opened key={shareId} shareId={shareId} shared={data} />
  return (
    <Page>
      <PageMeta title="Your project" noIndex />
      {!error && <Waiting />}
      {error && isGone(error) && (
        <EmptyState
          level={1}
          title={endedLinkText}
          actions={
            <>
              <ButtonLink variant="primary" to={telLink(brand.supportNumber)} icon={<PhoneIcon size={18} />}>
                Call {brand.supportNumber}
              </ButtonLink>
              <ButtonLink to={paths.stores()}>Find your store</ButtonLink>
            </>
          }
        />
      )}
      {error && !isGone(error) && (
        <ErrorState
          level={1}
          title="This project could not be opened"
          text={staffReason(error)}
          actions={
            <Button type="button" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
    </Page>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="visually-hidden">Opening your project</span>
      <Skeleton width="min(360px, 80%)" height={36} />
      <Columns>
        <div style={{ display: 'grid', gap: 16 }}>
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} height={120} />
          ))}
        </div>
        <Skeleton height={260} />
      </Columns>
    </div>
  )
}

function Opened({ shareId, shared }: Props & { shared: SharedProject }) {
  const groups = sharedGroups(shared)
  const [off, setOff] = useState(() => offAtFirst(shared.cart.products))
  const until = readIsoDate(shared.heldUntil)
  const about = [
    shared.customerName && `Prepared for ${shared.customerName}`,
    shared.quoteId !== null && `Quote ${quoteNumber(shared.quoteId)}`,
  ].filter(Boolean)

  function choose(code: string, isOn: boolean) {
    setOff((before) => {
      const next = new Set(before)
      if (isOn) next.delete(code)
      else next.add(code)
      return next
    })
  }

  return (
    <Page>
      <PageMeta title={shared.projectName} noIndex />
      <Head>
        <Soft as="p">{about.join(' · ')}</Soft>
        <Heading level={1}>{shared.projectName}</Heading>
        {until && (
          <PricesHeld>
            <LockIcon size={18} />
            Prices held until {dayText(until)}
          </PricesHeld>
        )}
      </Head>
      <Columns>
        <div>
          {groups.length === 0 && <EmptyState title="There are no products in this project yet" />}
          {groups.map((group) => (
            <Group key={group.id} group={group} shared={shared} off={off} onChoose={choose} />
          ))}
          <Files shareId={shareId} files={shared.files} />
        </div>
        <Side>
          <SharedSelection {...{ shareId, shared, groups, off }} />
          <SharedContact salesperson={shared.salesperson} store={shared.store} />
        </Side>
      </Columns>
    </Page>
  )
}

type GroupProps = {
  group: SharedGroup
  shared: SharedProject
  off: ReadonlySet<string>
  onChoose: (code: string, isOn: boolean) => void
}

function Group({ group, shared, off, onChoose }: GroupProps) {
  return (
    <Section aria-label={group.title}>
      <SectionHead>
        <h2>{group.title}</h2>
        <Soft>{moneyText(group.total)}</Soft>
      </SectionHead>
      <ul>
        {group.lines.map((line) => (
          <SharedLine
            key={line.productCode}
            line={line}
            shared={shared}
            isChosen={!off.has(line.productCode)}
            onChoose={(isOn) => onChoose(line.productCode, isOn)}
          />
        ))}
      </ul>
    </Section>
  )
}

function Files({ shareId, files }: Props & Pick<SharedProject, 'files'>) {
  if (files.length === 0) return null
  return (
    <Section aria-label="Files">
      <SectionHead>
        <h2>Files</h2>
      </SectionHead>
      {files.map(({ id, name, size }) => (
        <FileLink
          key={id}
          href={`${fillPath(sharedFilePath, { attachmentId: id })}?shareId=${encodeURIComponent(shareId)}`}
          download={name}
        >
          <DocumentIcon size={18} />
          {name}
          {size > 0 && <Soft as="small">{sizeText(size)}</Soft>}
          <DownloadIcon size={18} />
        </FileLink>
      ))}
    </Section>
  )
}
