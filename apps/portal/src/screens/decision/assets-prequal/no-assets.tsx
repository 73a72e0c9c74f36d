import { ConfirmAction } from '../../../page/confirm-action.tsx'

/** None to list: what follows is said before it happens, for the answer is then final. */
export function NoAssets({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) {
  return (
    <ConfirmAction
      opener="I have no assets to list"
      title="Continue without assets?"
      yes="Yes, show me the decision"
      doing="Deciding"
      no="Back to my list"
      busy={busy}
      onYes={onConfirm}
    >
      Your income alone doesn’t qualify for this line, so we could not approve it today. We’ll show you exactly why and what would qualify,
      such as a co-owner’s income. That doesn’t pull your credit.
    </ConfirmAction>
  )
}
