import { Button, Stack, styled, Typography } from '@mui/material'
import { Title } from 'react-admin'

const Frame = styled(Stack)({ padding: 48, alignItems: 'center', textAlign: 'center' })

/** At an address without a page, and at one that the roles of the person do not open. */
export function NoPage() {
  return (
    <Frame spacing={2}>
      <Title title="No such page" />
      <Typography>
        There is no page at this address, or your roles do not open it. An owner of the shop can give you another role.
      </Typography>
      <Button variant="outlined" href="#/">
        Go to the first page
      </Button>
    </Frame>
  )
}
