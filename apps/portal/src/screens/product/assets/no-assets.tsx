import { AskTwice } from '../../../frame/ask-twice.tsx'

/** None to list: what follows is said before it happens, for the answer is then final. */
export function NoAssets({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) {
  return (
    <AskTwice
      opener="I have no assets to list"
      title="Go on without assets?"
      yes="Yes, show me the decision"
      doing="Deciding"
      no="Back to my list"
      busy={busy}
      onYes={onConfirm}
    >
      Your income alone does not carry this line, so we would have to say no today. You then see exactly why and what would pass, such as a
      co-owner’s income. Your credit is not pulled again.
    </AskTwice>
  )
}
