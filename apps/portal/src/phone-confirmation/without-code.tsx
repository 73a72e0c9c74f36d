import { ConfirmAction } from '../page/confirm-action.tsx'

/** No one is stuck for want of a phone: a specialist confirms the number instead. */
export function WithoutCode({ busy, onYes }: { busy: boolean; onYes: () => void }) {
  return (
    <ConfirmAction
      opener="I can’t get a code"
      title="Continue without a code?"
      yes="Continue without a code"
      doing="Saving"
      no="Try a code"
      busy={busy}
      onYes={onYes}
    >
      You can continue with your application now. Before closing, a specialist calls you to confirm your number.
    </ConfirmAction>
  )
}
