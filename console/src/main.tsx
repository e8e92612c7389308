import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
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
// In slices, as what is drawn first is much.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
registerServiceWorker();
followOtherTabs();
