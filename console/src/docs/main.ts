import { dressContents } from './contents.ts';
import { followLinks, scrollToHash } from './navigate.ts';
import { dressSamples } from './samples.ts';
import { SearchBox } from './search.ts';
import { findAnchor } from './search-index.ts';
import { themeButton } from './theme.ts';
import { dressTrials } from './trial.ts';
import '../ui/font.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/button.css';
import '../ui/field.css';
import './docs.css';

let page = new AbortController();

/** Comforts for the page that is shown; it can be read without them. */
function dress(): void {
  page.abort();
  page = new AbortController();
  dressContents();
  dressSamples(document);
  dressTrials(document, page.signal);
}

const tools = document.querySelector('.docs-tools');
tools?.prepend(new SearchBox().element);
tools?.append(themeButton());
dress();
followLinks(dress);

const anchor = decodeURIComponent(location.hash.slice(1));
if (anchor !== '' && !document.getElementById(anchor)) {
  void findAnchor(anchor).then((url) => {
    if (url !== null) location.replace(url);
  });
} else if (anchor !== '') scrollToHash();
