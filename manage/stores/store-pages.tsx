import { Chip, styled } from '@mui/material'
import {
  ArrayInput,
  BooleanInput,
  FunctionField,
  NumberInput,
  required,
  SimpleFormIterator,
  TextArrayInput,
  TextField,
  TextInput,
} from 'react-admin'
import type { StoreDetail, StoreSummary } from '#contract/manage/manage-stores.ts'
import { weekdays } from '#domain/location/opening-hours.ts'
import { AddButton } from '../layout/add-button.tsx'
import { CreatePage, EditPage } from '../layout/form-page.tsx'
import { FieldGrid, FieldGroup } from '../layout/form-parts.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { DayOrTimeInput } from '../layout/period-fields.tsx'
import { PictureField } from '../layout/picture-field.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { useMayChange } from '../lib/session.ts'

export function StoreList() {
  const mayChange = useMayChange()
  return (
    <ListPage title="Stores" search="Name or suburb" actions={mayChange && <AddButton label="Add store" />}>
      <ListTable
        rowClick={mayChange && 'edit'}
        empty={<NoRows text="No stores yet." hint="Press “Add store” to show shoppers where you are." />}
      >
        <RowLink source="name" label="Name" to={mayChange && 'edit'} sortable={false} />
        <TextField source="suburb" label="Suburb" sortable={false} />
        <TextField source="state" label="State" sortable={false} />
        <TextField source="phone" label="Phone" sortable={false} />
        <FunctionField
          label="In the shop"
          sortable={false}
          render={({ isShown }: StoreSummary) => (
            <Chip
              size="small"
              variant="outlined"
              color={isShown ? 'success' : 'default'}
              label={isShown ? 'Shown' : 'Hidden'}
            />
          )}
        />
      </ListTable>
    </ListPage>
  )
}

// The day above its two times on a phone, beside them elsewhere.
const HoursRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}))

function Hours() {
  return (
    <>
      <BooleanInput source="isAppointmentOnly" label="By appointment only" helperText={false} />
      <FieldGroup title="Opening hours">
        {weekdays.map((weekday, index) => (
          <HoursRow key={weekday}>
            <BooleanInput source={`openTimes.${index}.isOpen`} label={weekday} helperText={false} />
            <DayOrTimeInput
              source={`openTimes.${index}.openTime`}
              label={`${weekday} from`}
              type="time"
              helperText={false}
            />
            <DayOrTimeInput
              source={`openTimes.${index}.closeTime`}
              label={`${weekday} to`}
              type="time"
              helperText={false}
            />
          </HoursRow>
        ))}
      </FieldGroup>
      <ArrayInput
        source="otherHours"
        label="Other hours on single days"
        helperText="Holidays, late nights, stocktaking"
      >
        <SimpleFormIterator inline disableReordering>
          <DayOrTimeInput source="day" label="Day" type="date" validate={required('Choose a day')} helperText={false} />
          <TextInput source="note" label="What for" helperText={false} />
          <BooleanInput source="isOpen" label="Open" defaultValue={false} helperText={false} />
          <DayOrTimeInput source="openTime" label="From" type="time" helperText={false} />
          <DayOrTimeInput source="closeTime" label="To" type="time" helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}

function Fields() {
  return (
    <>
      <TextInput source="name" label="Name" validate={required('Enter a name')} />
      <TextInput source="address" label="Street address" validate={required('Enter the street address')} />
      <FieldGrid>
        <TextInput source="suburb" label="Suburb" validate={required('Enter the suburb')} helperText={false} />
        <TextInput source="state" label="State" helperText={false} />
        <TextInput source="postcode" label="Postcode" validate={required('Enter the postcode')} helperText={false} />
        <TextInput source="phone" label="Phone" validate={required('Enter a phone number')} helperText={false} />
        <NumberInput source="latitude" label="Latitude" validate={required('Enter a latitude')} helperText={false} />
        <NumberInput source="longitude" label="Longitude" validate={required('Enter a longitude')} helperText={false} />
      </FieldGrid>
      <TextInput source="blurb" label="About the store" multiline minRows={2} />
      <TextArrayInput
        source="services"
        label="Services"
        helperText="Write one, then press Enter: “Click and collect”"
      />
      <Hours />
      <PictureField source="picture" />
      <BooleanInput source="isShown" label="Shown in the shop" helperText="A hidden store cannot be chosen or found" />
    </>
  )
}

type OpenTime = { isOpen?: boolean; openTime?: string | null; closeTime?: string | null }
const timesOf = ({ isOpen = false, openTime, closeTime }: OpenTime) => ({
  isOpen,
  openTime: isOpen ? (openTime ?? '').slice(0, 5) : '',
  closeTime: isOpen ? (closeTime ?? '').slice(0, 5) : '',
})

/** The form as the call wants it: empty fields are null in the form. */
const toBody = ({ uri: _, otherHours, openTimes, picture, state, blurb, services, ...values }: StoreDetail) => ({
  ...values,
  state: state ?? '',
  blurb: blurb ?? '',
  services: services ?? [],
  isAppointmentOnly: values.isAppointmentOnly ?? false,
  openTimes: openTimes.map(timesOf),
  otherHours: (otherHours ?? []).map(({ day, note, ...hours }) => ({ day, note: note ?? '', ...timesOf(hours) })),
  picture: picture?.key ?? null,
})

const usual = { isOpen: true, openTime: '09:00', closeTime: '17:30' }
const closed = { isOpen: false, openTime: '', closeTime: '' }

export function StoreCreate() {
  return (
    <CreatePage
      title="Add store"
      transform={(values: StoreDetail) => toBody(values)}
      defaultValues={{ isShown: true, openTimes: weekdays.map((_, index) => (index < 5 ? usual : closed)) }}
    >
      <TextInput
        source="id"
        label="Code"
        validate={required('Enter a code')}
        helperText="Imported files name it. It cannot be changed later."
      />
      <Fields />
    </CreatePage>
  )
}

export function StoreEdit() {
  return (
    <EditPage field="name" transform={({ id: _, ...values }: StoreDetail) => toBody(values as StoreDetail)}>
      <Fields />
    </EditPage>
  )
}
