import { useMutation, useQuery } from '@tanstack/react-query'
import { SlimField } from '#features/project/panels/panel.styles.ts'
import { PanelFailure } from '#features/project/panels/panel-parts.tsx'
import { saveDetails } from '#features/project/panels/project-changes.ts'
import { fittingSalesPerson, salesPeopleOf } from '#features/project/rules/sales-people.ts'
import { useApp } from '#lib/app.tsx'
import { projectQueries } from '#lib/query/project-queries.ts'
import { useProject } from '#offline/project/project-context.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/form/select-field.tsx'

type Choice = { storeId?: string | null; salespersonCode?: string | null }

/** Store and salesperson; choosing another store clears a salesperson who does not work there [S3-6-09]. */
export function SalesChoice() {
  const context = useProject()
  const { api } = useApp()
  const { data, error, refetch } = useQuery(projectQueries(api).storeView())
  const { mutate, isPending, variables } = useMutation({
    meta: { inline: true },
    mutationFn: (choice: Choice) => saveDetails(context, choice),
  })
  if (!data)
    return error ? (
      <PanelFailure title="An error occurred getting store view." error={error} onRetry={() => void refetch()} />
    ) : (
      <>
        <Skeleton height={70} />
        <Skeleton height={70} />
      </>
    )
  const { availableStores, availableSalesPersons } = data
  const { selectedStore, selectedSalesPerson } = context.project
  const under: Choice = isPending ? variables : {}
  const storeId = under.storeId === undefined ? (selectedStore?.storeId ?? null) : under.storeId
  const code = under.salespersonCode === undefined ? (selectedSalesPerson?.code ?? null) : under.salespersonCode
  const storeBy = (id: string | null) => availableStores.find((store) => store.storeId === id) ?? null
  const people = salesPeopleOf(availableSalesPersons, storeBy(storeId))

  function chooseStore(id: string | null) {
    const chosen = availableSalesPersons.find((person) => person.code === code) ?? null
    const stays = chosen === null || fittingSalesPerson(chosen, storeBy(id)) !== null
    mutate({ storeId: id, ...(stays ? {} : { salespersonCode: null }) })
  }

  return (
    <>
      <SlimField>
        <SelectField
          label="Store"
          placeholder="No store"
          value={storeId ?? ''}
          disabled={context.isOffline}
          options={availableStores.map(({ storeId: value, name }) => ({ value, label: name }))}
          onChange={(event) => chooseStore(event.currentTarget.value || null)}
        />
      </SlimField>
      <SlimField>
        <SelectField
          label="Salesperson"
          placeholder="Nobody"
          value={code ?? ''}
          disabled={context.isOffline}
          options={people.map(({ code: value, name }) => ({ value, label: name }))}
          onChange={(event) => mutate({ salespersonCode: event.currentTarget.value || null })}
        />
      </SlimField>
    </>
  )
}
