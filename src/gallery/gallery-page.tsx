import type { ReactNode } from 'react'
import { OfflineBar } from '#ui/feedback/offline-bar.tsx'
import { BackToTop } from '#ui/layout/back-to-top.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { ButtonParts } from './parts/button-parts.tsx'
import { CalendarParts } from './parts/calendar-parts.tsx'
import { ChoiceParts } from './parts/choice-parts.tsx'
import { FieldParts } from './parts/field-parts.tsx'
import { FormParts } from './parts/form-parts.tsx'
import { IconParts } from './parts/icon-parts.tsx'
import { MessageParts } from './parts/message-parts.tsx'
import { NarrowParts } from './parts/narrow-parts.tsx'
import { NavigationParts } from './parts/navigation-parts.tsx'
import { OverlayParts } from './parts/overlay-parts.tsx'
import { PageParts } from './parts/page-parts.tsx'
import { PriceParts } from './parts/price-parts.tsx'
import { ProductParts } from './parts/product-parts.tsx'
import { RowParts } from './parts/row-parts.tsx'
import { TextParts } from './parts/text-parts.tsx'

export function GalleryPage({ brandSwitch }: { brandSwitch: ReactNode }) {
  return (
    <>
      <OfflineBar>
        <b>You are offline.</b> Prices and stock are from 9:40 today.
      </OfflineBar>
      <Container as="main">
        <Heading level={1}>Gallery</Heading>
        <p>
          Every part in every state. Hover and focus show themselves under the pointer and with the Tab key: each
          control has a ring around it in focus, and says with its ground, its border or a line under it that it can be
          pressed.
        </p>
        {brandSwitch}
        <ButtonParts />
        <IconParts />
        <TextParts />
        <FieldParts />
        <ChoiceParts />
        <FormParts />
        <CalendarParts />
        <MessageParts />
        <NavigationParts />
        <PriceParts />
        <ProductParts />
        <RowParts />
        <PageParts />
        <OverlayParts />
        <NarrowParts />
      </Container>
      <BackToTop />
    </>
  )
}
