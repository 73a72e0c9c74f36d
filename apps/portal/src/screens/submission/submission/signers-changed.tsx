import { Alert } from '@hearthline/ui/alert'

interface SignersChangedProps {
  readonly changed: readonly { readonly name: string; readonly now?: string | undefined; readonly divorced?: true | undefined }[]
}

/** Why an application that was submitted is checked and submitted again, where our team changed who signs. */
export function SignersChanged({ changed }: SignersChangedProps) {
  if (changed.length === 0) return null
  const told = changed.map(({ name, now, divorced }) =>
    divorced
      ? `${name} is recorded as divorced, and still signs with you.`
      : now === undefined
        ? `${name} no longer signs with you.`
        : `${name} now signs with you as ${now}.`,
  )
  return <Alert kind="info">{told.join(' ')} This changed your application: please check it and submit it again.</Alert>
}
