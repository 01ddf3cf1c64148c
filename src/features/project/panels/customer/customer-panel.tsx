import { Pair } from '#features/project/panels/panel.styles.ts'
import { NoConnection } from '#features/project/panels/panel-parts.tsx'
import { saveCustomer, saveDetails } from '#features/project/panels/project-changes.ts'
import { SavingField } from '#features/project/panels/saving-field.tsx'
import { useFields } from '#features/project/panels/use-fields.ts'
import { useProject } from '#offline/project/project-context.ts'
import { CustomerCount } from './customer-count.tsx'

/** Customer and address of the project. */
export function CustomerPanel() {
  const context = useProject()
  const known = context.project.quoteData
  const person = useFields({
    known: personOf(known),
    save: (key, text, how) => saveCustomer(context, { [key]: text }, how),
  })
  const place = useFields({
    known: placeOf(known),
    save: (key, text, how) => saveDetails(context, { [key]: text }, how),
  })
  return (
    <>
      <NoConnection />
      <CustomerCount
        contacts={{
          email: person.valueOf('customerEmail'),
          secondaryEmail: person.valueOf('customerEmailSecondary'),
          phone: person.valueOf('contactNumber'),
          secondaryPhone: person.valueOf('customerNumberSecondary'),
        }}
      />
      <Pair>
        <SavingField fields={person} name="firstName" label="First name" maxLength={100} />
        <SavingField fields={person} name="lastName" label="Last name" maxLength={100} />
      </Pair>
      <SavingField fields={person} name="customerName" label="Customer name" maxLength={200} />
      <SavingField fields={person} name="customerEmail" label="Email" type="email" maxLength={254} />
      <SavingField fields={person} name="contactNumber" label="Phone" type="tel" maxLength={30} />
      <SavingField fields={person} name="customerNumberSecondary" label="Second phone" type="tel" maxLength={30} />
      <SavingField
        fields={person}
        name="customerEmailSecondary"
        label="Second email"
        type="email"
        placeholder="Also gets the quote"
        maxLength={254}
      />
      <SavingField fields={place} name="projectAddress" label="Address" maxLength={200} />
      <Pair data-thirds>
        <SavingField fields={place} name="suburb" label="Suburb" maxLength={100} />
        <SavingField fields={place} name="state" label="State" maxLength={40} />
        <SavingField fields={place} name="postCode" label="Postcode" inputMode="numeric" maxLength={4} />
      </Pair>
    </>
  )
}

type Known = ReturnType<typeof useProject>['project']['quoteData']

const personOf = (known: Known) => ({
  firstName: known.firstName,
  lastName: known.lastName,
  customerName: known.customerName,
  customerEmail: known.customerEmail,
  customerEmailSecondary: known.customerEmailSecondary,
  contactNumber: known.contactNumber,
  customerNumberSecondary: known.customerNumberSecondary,
})

const placeOf = (known: Known) => ({
  projectAddress: known.projectAddress,
  suburb: known.suburb,
  state: known.state,
  postCode: known.postCode,
})
