import { zodResolver } from '@hookform/resolvers/zod'
import { styled } from '@mui/material/styles'
import type { AccountInfo, AccountPatch } from '#contract/account/account.ts'
import type { Profile, ProfileUpdate } from '#contract/account/identity.ts'
import { ProfileForm as Rules } from '#domain/account/person-forms.ts'
import { cleanPhone, formatPhone } from '#domain/account/phone.ts'
import { useApp } from '#lib/app.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'

type Values = { firstName: string; lastName: string; email: string; phone: string }
export type ProfileChange = {
  /** For the provider of identities; null when nothing it knows was changed. */
  update: Omit<ProfileUpdate, 'clientId'> | null
  /** The changed fields for the shop only [S1-7-18]. */
  patch: AccountPatch
}

/** What was changed in the form, each part for whom it is meant. */
export function profileChange(profile: Profile, info: AccountInfo, typed: Values): ProfileChange {
  const { firstName, lastName, email, phone } = typed
  const flags = {
    emailChanged: email !== profile.email,
    firstNameChanged: firstName !== profile.firstName,
    lastNameChanged: lastName !== profile.lastName,
  }
  const { userId } = profile
  return {
    update: Object.values(flags).includes(true) ? { userId, email, firstName, lastName, ...flags } : null,
    patch: {
      ...(flags.firstNameChanged ? { firstName } : {}),
      ...(flags.lastNameChanged ? { lastName } : {}),
      ...(cleanPhone(phone) === cleanPhone(info.phone ?? '') ? {} : { phone }),
    },
  }
}

type Props = {
  profile: Profile
  info: AccountInfo
  save: (change: ProfileChange) => Promise<unknown>
  errorTexts: (error: unknown) => readonly string[]
}

export function ProfileForm({ profile, info, save, errorTexts }: Props) {
  const { brand } = useApp()
  const { firstName, lastName, email } = profile
  const phone = formatPhone(info.phone ?? '', brand.country)
  const form = useForm({ resolver: zodResolver(Rules), defaultValues: { firstName, lastName, email, phone } })
  return (
    <Form
      form={form}
      submit={(values) => save(profileChange(profile, info, values))}
      label="Save changes"
      busyLabel="Saving"
      name="Profile"
      errorTexts={errorTexts}
    >
      <Fields />
    </Form>
  )
}

const Names = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14em, 100%), 1fr))',
  gap: 'inherit',
})

function Fields() {
  return (
    <>
      <Names>
        <TextField label="First name" autoComplete="given-name" {...useField<Values>('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...useField<Values>('lastName')} />
      </Names>
      <TextField
        label="Email"
        hint="We will email a link to the new address. Open it to confirm the change"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        {...useField<Values>('email')}
      />
      <TextField label="Phone" optional type="tel" autoComplete="tel" {...useField<Values>('phone')} />
    </>
  )
}
