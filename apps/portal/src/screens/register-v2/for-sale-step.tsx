import ForSaleQuestion from '../../registration/questions/for-sale-question.tsx'
import { NewerWizard } from './newer-wizard.tsx'

export default function ForSaleStep() {
  return (
    <NewerWizard>
      <ForSaleQuestion />
    </NewerWizard>
  )
}
