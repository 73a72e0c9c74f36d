import { Button } from '@hearthline/ui/button'
import { Textarea } from '@hearthline/ui/textarea'

/** Words to pick for what a check found, the usual ones first. What stays with the team is told to no one. */
const PICKS: Readonly<Record<string, readonly string[]>> = {
  IDENTITY: [
    'Our team reviewed the photos you sent, and we can’t use them. Send clearer ones, or photos of another document.',
    'The photos are too dark or blurred to read. Take them again in daylight, without a flash.',
    'A corner of the document is cut off. Take the photo again with the whole document in it.',
    'The document has expired. Send photos of one that is valid.',
  ],
  BANK_ACCOUNT: [
    'Our team reviewed it, and we can’t send money there. Use another account of yours.',
    'The account is not in your name. Use an account that you own.',
  ],
  AUTOPAY_ACCOUNT: [
    'Our team reviewed it, and we can’t draw payments from it. Use another account, or pay each month yourself.',
    'The account is not in your name. Use an account that you own, or pay each month yourself.',
  ],
  JUDGMENTS: [
    'We need the recorded release or satisfaction of the judgment. Send it, or tell us when you expect it.',
    'What you sent is about another judgment. Send the release of the one that the title search found.',
  ],
  STATED_BALANCES: [
    'We need the lender’s newest statement of this loan. It must show the balance and your name.',
    'The statement is too old. Send one from the last 30 days.',
  ],
}

export const toldPicks = (part: string): readonly string[] => PICKS[part] ?? []

interface ToldFieldProps {
  readonly picks: readonly string[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (words: string) => void
}

/** What the borrower reads of a refusal: picked or written, apart from the reason for the file. */
export function ToldField({ picks, value, error, onChange }: ToldFieldProps) {
  return (
    <div className="told-field">
      <Textarea
        id="told"
        label="What the borrower reads"
        description={<span className="reason-read">Word for word. Pick the words or write your own.</span>}
        rows={2}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="decision-buttons">
        {picks.map((words) => (
          <Button key={words} size="small" variant="quiet" aria-pressed={words === value} onClick={() => onChange(words)}>
            {words.slice(0, words.indexOf('.') + 1)}
          </Button>
        ))}
      </div>
    </div>
  )
}
