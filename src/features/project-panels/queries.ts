import { mutationOptions } from '@tanstack/react-query'
import type { ReminderStatus } from '#domain/reminder.ts'
import type { App } from '#lib/app.tsx'
import { projectQueries } from '#lib/project-queries.ts'

/** Beside the desk: a reminder is no part of the project, and its failures are the server's words alone [S3-8-36]. */
export const setReminderStatus = ({ api, queryClient }: App, projectId: string) =>
  mutationOptions({
    meta: { inline: true },
    mutationFn: (change: { id: string; status: ReminderStatus }) => api.reminder.setStatus({ body: change }),
    onSuccess: async () => {
      // The bar of the tool counts those of the account.
      void queryClient.invalidateQueries({ queryKey: ['account', 'reminders'] })
      await queryClient.invalidateQueries({ queryKey: projectQueries(api).reminders(projectId).queryKey })
    },
  })
