export { WizardView as Component } from '@/features/profile/wizard/wizard-view';
