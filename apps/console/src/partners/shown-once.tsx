import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { CopyButton } from '@hearthline/ui/copy-button'

/** A secret that the server has just made: it is nowhere else, so it stays until it is put away. */
export function ShownOnce({ what, secret, onDone }: { what: string; secret: string; onDone: () => void }) {
  return (
    <Alert
      kind="warning"
      title={`${what} is shown only now`}
      action={
        <Button size="small" variant="secondary" onClick={onDone}>
          I saved it
        </Button>
      }
    >
      Save it in the partner’s system. We can’t show it again. <code>{secret}</code> <CopyButton text={secret} label={`Copy: ${what}`} />
    </Alert>
  )
}
