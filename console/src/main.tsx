import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, makeRouter } from './app.tsx';
import { followOtherTabs } from './language.ts';
import { registerServiceWorker } from './offline/register.ts';
import './ui/font.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/print.css';

// Asked for at once: text that is drawn in another font first would move when this one comes.
void document.fonts.load('1em "Inter Variable"');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
// A task of its own, and a render in slices: together with the evaluation of the scripts it would block for too long.
setTimeout(() => {
  const router = makeRouter();
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
});
registerServiceWorker();
followOtherTabs();
