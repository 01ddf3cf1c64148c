import { required, TextInput, useRecordContext } from 'react-admin'
import type { ManagedAnnouncement } from '#contract/manage/manage-banners.ts'
import { ContentActions } from '../layout/content-actions.tsx'
import { EditPage } from '../layout/form-page.tsx'
import { FieldGrid } from '../layout/form-parts.tsx'
import { HtmlField } from '../layout/html-field.tsx'
import { PeriodFields } from '../layout/period-fields.tsx'
import { StateChip } from '../layout/state-chip.tsx'
import { api } from '../lib/api.ts'

function Actions() {
  const state = useRecordContext<ManagedAnnouncement>()?.state
  return (
    <ContentActions
      state={state && <StateChip state={state} />}
      path="/"
      canEnd={Boolean(state && state !== 'ended')}
      resource="announcement"
      name="the announcement"
      explanation="No page shows it any more. It stays here, and is shown again when you change its period."
      remove={() => api.manageAnnouncement.takeDown()}
    />
  )
}

/** The form as the call wants it: empty fields are null in the form. */
const toBody = ({ desktopHtml, mobileHtml, url, colour, startsAt, endsAt }: ManagedAnnouncement) => ({
  desktopHtml: desktopHtml ?? '',
  mobileHtml: mobileHtml ?? '',
  url: url ?? '',
  colour: colour ?? '',
  startsAt: startsAt ?? null,
  endsAt: endsAt ?? null,
})

/** The bar above every page of the shop. */
export function AnnouncementPage() {
  return (
    <EditPage
      title="Announcement"
      resource="announcement"
      id="announcement"
      redirect={false}
      actions={<Actions />}
      transform={(values: ManagedAnnouncement) => toBody(values)}
    >
      <TextInput
        source="desktopHtml"
        label="Text"
        multiline
        minRows={2}
        validate={required('Enter a text')}
        helperText="Above every page. Browsers that have seen it look again after ten minutes."
      />
      <HtmlField source="mobileHtml" label="Text on phones" minRows={2} helperText="Empty: the same" />
      <FieldGrid>
        <TextInput source="url" label="Leads to" helperText="/sale, or an address with https://" />
        <TextInput source="colour" label="Colour" helperText="#c4102b; empty: the colour of the shop" />
      </FieldGrid>
      <PeriodFields />
    </EditPage>
  )
}
