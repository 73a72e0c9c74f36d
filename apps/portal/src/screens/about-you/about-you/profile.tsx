import { CorrectableAsk } from '../../../application/item/correctable-ask.tsx'
import { ProfileQuestions } from './profile-questions.tsx'

/** Who the borrower is and how the home is held: one question after another, and one answer in the end. */
export default function Profile() {
  return (
    <CorrectableAsk item="about-you" title="About you">
      {(item, editing) => <ProfileQuestions item={item} editing={editing} />}
    </CorrectableAsk>
  )
}
