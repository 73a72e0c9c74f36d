import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { LockIcon } from '@hearthline/ui/icon'
import { Aggregator } from './aggregator.tsx'
import { type LinkFor, type LinkProblem, useBankLink } from './use-bank-link.ts'

export interface LinkBankProps extends LinkFor {
  /** Before the window is opened: answers whether it may be. */
  readonly mayStart?: () => boolean
  readonly label?: string
}

const PROBLEMS: Readonly<Record<LinkProblem['kind'], { title: string; text: string }>> = {
  left: { title: 'Your bank is not linked yet', text: 'Link it again at any time, or enter your account numbers yourself.' },
  'not-listed': { title: 'Your bank isn’t listed', text: 'Enter your account numbers yourself. We verify the account in another way.' },
  'not-available': {
    title: 'Your bank can’t be linked right now',
    text: 'Try again in a few minutes, choose another bank, or enter your account numbers yourself.',
  },
  refused: { title: 'Your bank was not linked', text: 'Try again, or enter your account numbers yourself.' },
}

/** One button that opens the bank's own sign-in, and whatever came of it. */
export function LinkBank({ mayStart, label = 'Link your bank', ...linkFor }: LinkBankProps) {
  const { start, busy, problem, opened, finish, close } = useBankLink(linkFor)
  const press = () => {
    if (mayStart?.() !== false) void start()
  }
  return (
    <div className="grid gap-4">
      {problem && (
        <Alert kind={problem.kind === 'left' ? 'info' : 'warning'} title={PROBLEMS[problem.kind].title}>
          {problem.message ?? PROBLEMS[problem.kind].text}
        </Alert>
      )}
      <Button wide loading={busy} loadingLabel="Linking your bank" onClick={press}>
        {label}
      </Button>
      <p className="portal-fine flex items-start gap-2">
        <LockIcon size={18} />
        {/* The data-protection note, to the letter [organization/disclosures]. */}
        <span data-words-from="specification">
          Your data is protected with 256-bit encryption and the company never sees or stores your credentials.
        </span>
      </p>
      {opened && (
        <Aggregator {...opened} onDone={(result) => void finish(result)} onClosed={close} onFailed={() => close('WINDOW_NOT_LOADED')} />
      )}
    </div>
  )
}
