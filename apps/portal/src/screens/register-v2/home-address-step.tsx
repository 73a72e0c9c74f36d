import HomeAddressQuestion from '../../registration/questions/home-address-question.tsx'
import { NewerWizard } from './newer-wizard.tsx'

export default function HomeAddressStep() {
  return (
    <NewerWizard>
      <HomeAddressQuestion />
    </NewerWizard>
  )
}
