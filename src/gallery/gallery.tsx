import { createRoot } from 'react-dom/client'
import { loadBrand } from '#app/theme/brand.ts'
import { contract } from '#contract/contract.ts'
import { httpSend } from '#lib/network/api.ts'
import { createQueryClient } from '#lib/query/query-client.ts'
import type { BrandKey } from '#themes/brand.ts'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { Providers } from '../app/providers.tsx'
import { createClient } from '../contract/client.ts'
import { BrandSwitch, brandInAddress } from './brand-switch.tsx'
import { GalleryPage } from './gallery-page.tsx'

const root = createRoot(document.getElementById('root')!)
const api = createClient(contract, httpSend())
const queryClient = createQueryClient()

/**
 * Renders every component of src/ui in every state, in the brand of the address; others load when they are selected.
 */
async function show(key: BrandKey) {
  const { brand, theme } = await loadBrand(key)
  document.documentElement.lang = brand.locale
  document.documentElement.dataset.brand = key
  root.render(
    <Providers app={{ api, queryClient, brand }} theme={theme} origin={location.origin}>
      <ToastProvider>
        <GalleryPage brandSwitch={<BrandSwitch value={key} onChange={(next) => void show(next)} />} />
      </ToastProvider>
    </Providers>,
  )
}

void show(brandInAddress())
