import PropertyQuestion from '../../registration/questions/property-question.tsx'
import { NewerWizard } from './newer-wizard.tsx'

export default function PropertyStep() {
  return (
    <NewerWizard first>
      <PropertyQuestion />
    </NewerWizard>
  )
}
