import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act } from '@/lib/testing/act';
import { Dialog } from './records/dialog';
import { PanelDialog, SidePanel } from './side-panel';

// The test document has no popovers.
const popover = { showPopover: () => undefined, hidePopover: () => undefined };
beforeAll(() => void Object.assign(HTMLElement.prototype, popover));
afterAll(() => {
  for (const name of Object.keys(popover)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const Example = ({ above = false }: { above?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const [isStep, setStep] = useState(true);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Behind</button>
      {isOpen && (
        <SidePanel title="Candidate" onClose={() => setOpen(false)}>
          {isStep && <button onClick={() => setStep(false)}>Step</button>}
          <button>Last</button>
          <button tabIndex={-1}>Not a stop</button>
        </SidePanel>
      )}
      <Dialog opened={above && isOpen} onClose={() => undefined} title="Above">
        Sure?
      </Dialog>
    </main>
  );
};

const panel = () => screen.queryByText('Last')?.closest('dialog') ?? null;
const focusOn = (name: string) => act(async () => screen.getByText(name).focus());

const openPanel = async (above = false) => {
  render(<Example above={above} />);
  await focusOn('Open');
  fireEvent.click(screen.getByText('Open'));
};

it('starts at its heading and announces that it is modal', async () => {
  await openPanel();
  expect(document.activeElement).toBe(screen.getByText('Candidate'));
  expect(panel()?.getAttribute('aria-modal')).toBe('true');
});

it('traps the focus: Tab wraps to the start, Shift+Tab to the last stop', async () => {
  await openPanel();
  fireEvent.keyDown(screen.getByText('Last'), { key: 'Tab' });
  await focusOn('Behind');
  expect(document.activeElement).toBe(screen.getByText('Candidate'));
  fireEvent.keyDown(screen.getByText('Candidate'), { key: 'Tab', shiftKey: true });
  await focusOn('Behind');
  expect(document.activeElement).toBe(screen.getByText('Last'));
});

it('keeps the focus when the focused button disappears', async () => {
  await openPanel();
  await focusOn('Step');
  fireEvent.click(screen.getByText('Step'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Candidate')));
});

it('closes with Escape and returns the focus', async () => {
  await openPanel();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Open'));
});

it('leaves Escape to layers above it and to elements that handled it', async () => {
  await openPanel(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(panel()).not.toBeNull();
});

it('closes with a press outside', async () => {
  await openPanel();
  fireEvent.mouseDown(screen.getByText('Last'));
  expect(panel()).not.toBeNull();
  fireEvent.mouseDown(panel()!);
  expect(panel()).toBeNull();
});

const Carried = () => {
  const [isAside, setAside] = useState(false);
  const [isOpen, setOpen] = useState(true);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setAside(!isAside)}>Behind</button>
      {isOpen && (
        <PanelDialog labelledBy="name" isAside={isAside} onClose={() => setOpen(false)}>
          <h2 id="name" tabIndex={-1}>
            Last
          </h2>
        </PanelDialog>
      )}
    </main>
  );
};

it('leaves focus and Escape to the page while set aside, and takes them back', async () => {
  render(<Carried />);
  await act(async () => fireEvent.click(screen.getByText('Behind')));
  await focusOn('Behind');
  expect(document.activeElement).toBe(screen.getByText('Behind'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(panel()).not.toBeNull();
  await act(async () => fireEvent.click(screen.getByText('Behind')));
  expect(document.activeElement).toBe(screen.getByText('Last'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(panel()).toBeNull();
});
