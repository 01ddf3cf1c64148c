import { type FieldValues, type UseFormProps, type UseFormReturn, useForm as useLibraryForm } from 'react-hook-form'

/** Validates on submit, then again on blur, never while typing. <Form> moves the focus itself. */
export function useForm<Values extends FieldValues, Context = unknown, Sent = Values>(
  options: UseFormProps<Values, Context, Sent>,
): UseFormReturn<Values, Context, Sent> {
  return useLibraryForm({ mode: 'onSubmit', reValidateMode: 'onBlur', ...options, shouldFocusError: false })
}
