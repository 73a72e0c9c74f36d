import ContactQuestion from '../../registration/questions/contact-question.tsx'
import { NewerWizard } from './newer-wizard.tsx'

export default function ContactStep() {
  return (
    <NewerWizard>
      <ContactQuestion />
    </NewerWizard>
  )
}
