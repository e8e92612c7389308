import{createContext,createElement,forwardRef,useContext}from"react";
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const toKebabCase=string=>string?.replace(/([a-z0-9])([A-Z])/g,`$1-$2`).toLowerCase();
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
function toLucideIconData(iconName,iconNode,aliases=[]){if(iconNode==null)throw new Error(`[lucide]: iconNode is required when icon name is used`);return{name:toKebabCase(iconName),size:24,node:iconNode,...aliases.length>0?{aliases}:{}}}
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const toCamelCase=string=>{let out=``;let upperNext=false;for(const ch of string){if(ch===`-`||ch===`_`||ch<=` `){upperNext=out.length>0;continue}if(out.length===0)out+=ch.toLowerCase();else out+=upperNext?ch.toUpperCase():ch;upperNext=false}return out};
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const toPascalCase=string=>{const camelCase=toCamelCase(string);return camelCase.charAt(0).toUpperCase()+camelCase.slice(1)};
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const mergeClasses=(...classes)=>classes.filter((className,index,array)=>{return Boolean(className)&&className.trim()!==``&&array.indexOf(className)===index}).join(` `).trim();
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const defaultAttributes={xmlns:`http://www.w3.org/2000/svg`,width:24,height:24,viewBox:`0 0 24 24`,fill:`none`,stroke:`currentColor`,"stroke-width":2,"stroke-linecap":`round`,"stroke-linejoin":`round`};
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
function isDefined(value){return value!==null&&value!==void 0}function buildLucideIconNode(icon,params={}){const attributeNames=params.attributeNames??{};const getAttributeName=attributeName=>attributeNames[attributeName]??attributeName;const viewBoxWidth=icon.size??icon.width??defaultAttributes[`width`];const viewBoxHeight=icon.size??icon.height??defaultAttributes[`height`];const aliasClassNames=icon.aliases?.filter(alias=>typeof alias===`string`&&alias.trim()!==``).map(alias=>`lucide-${alias}`)??[];const iconClassNames=[...icon.name?[`lucide-${icon.name}`]:[],...aliasClassNames];const classNamesFromClassName=params.className?.split(` `).filter(Boolean)??[];const className=params.includeDefaultClasses===false?mergeClasses(...classNamesFromClassName):mergeClasses(`lucide`,...iconClassNames,...classNamesFromClassName);const calculatedStrokeWidth=params.absoluteStrokeWidth?Number(params.strokeWidth??defaultAttributes[`stroke-width`])*Number(icon.size??icon.width??defaultAttributes[`width`])/Number(params.size??params.width??defaultAttributes[`width`]):params.strokeWidth??defaultAttributes[`stroke-width`];return[`svg`,{...Object.entries(defaultAttributes).reduce((attrs,[attrName,value])=>{attrs[getAttributeName(attrName)]=value;return attrs},{}),...`color`in params&&params.color&&{[getAttributeName(`stroke`)]:params.color},...`size`in params&&isDefined(params.size)&&{[getAttributeName(`width`)]:params.size,[getAttributeName(`height`)]:params.size},...`width`in params&&isDefined(params.width)&&{[getAttributeName(`width`)]:params.width},...`height`in params&&isDefined(params.height)&&{[getAttributeName(`height`)]:params.height},[getAttributeName(`stroke-width`)]:calculatedStrokeWidth,...className&&{[getAttributeName(`class`)]:className},[getAttributeName(`viewBox`)]:`0 0 ${viewBoxWidth} ${viewBoxHeight}`,...params.hasA11yProp===false?{[getAttributeName(`aria-hidden`)]:`true`}:{},...`attributes`in params&&params.attributes},icon.node.map(child=>{const[name,attrs,children]=child;const nextAttrs=params.nonScalingStroke?{[getAttributeName(`vector-effect`)]:`non-scaling-stroke`,...attrs}:attrs;return children?[name,nextAttrs,children]:[name,nextAttrs]})]}
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
function buildLucideIconForReact(icon,params={}){return buildLucideIconNode(icon,{...params,attributeNames:{...params.attributeNames,class:`className`,"stroke-width":`strokeWidth`,"stroke-linecap":`strokeLinecap`,"stroke-linejoin":`strokeLinejoin`,"vector-effect":`vectorEffect`}})}
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const hasA11yProp=props=>{for(const prop in props)if(prop.startsWith(`aria-`)||prop===`role`||prop===`title`)return true;return false};
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const LucideContext=createContext({});const useLucideContext=()=>useContext(LucideContext);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const Icon=forwardRef(({color,size,width,height,strokeWidth,absoluteStrokeWidth,nonScalingStroke,className=``,children,iconNode=[],icon={node:iconNode,aliases:[],size:24},...rest},ref)=>{const{size:contextSize=24,strokeWidth:contextStrokeWidth=2,absoluteStrokeWidth:contextAbsoluteStrokeWidth=false,nonScalingStroke:contextNonScalingStroke=false,color:contextColor=`currentColor`,className:contextClass=``}=useLucideContext()??{};const hasAccessibleProp=Boolean(children)||hasA11yProp(rest);const[name,svgAttributes,builtIconNode=[]]=buildLucideIconForReact(icon,{color:color??contextColor,width:width??size??contextSize,height:height??size??contextSize,strokeWidth:strokeWidth??contextStrokeWidth,absoluteStrokeWidth:absoluteStrokeWidth??contextAbsoluteStrokeWidth,nonScalingStroke:nonScalingStroke??contextNonScalingStroke,className:mergeClasses(contextClass,className),hasA11yProp:hasAccessibleProp,attributes:rest});return createElement(name,{ref,...svgAttributes},[...builtIconNode.map(([tag,attrs])=>createElement(tag,attrs)),...Array.isArray(children)?children:[children]])});
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
function createLucideIcon(iconDataOrName,iconNode=[],aliases=[]){const iconData=typeof iconDataOrName===`string`?toLucideIconData(iconDataOrName,iconNode,aliases):iconDataOrName;const Component=forwardRef(({className,...props},ref)=>createElement(Icon,{ref,icon:iconData,className,...props}));if(iconData.name)Component.displayName=toPascalCase(iconData.name);return Component}
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$38={name:`arrow-down`,size:24,node:[[`path`,{d:`M12 5v14`,key:`s699le`}],[`path`,{d:`m19 12-7 7-7-7`,key:`1idqje`}]]};__iconData$38.node;const ArrowDown=createLucideIcon(__iconData$38);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$37={name:`arrow-right`,size:24,node:[[`path`,{d:`M5 12h14`,key:`1ays0h`}],[`path`,{d:`m12 5 7 7-7 7`,key:`xquz4c`}]]};__iconData$37.node;const ArrowRight=createLucideIcon(__iconData$37);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$36={name:`arrow-up`,size:24,node:[[`path`,{d:`m5 12 7-7 7 7`,key:`hav0vg`}],[`path`,{d:`M12 19V5`,key:`x0mq9r`}]]};__iconData$36.node;const ArrowUp=createLucideIcon(__iconData$36);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$35={name:`badge-check`,size:24,node:[[`path`,{d:`M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z`,key:`3c2336`}],[`path`,{d:`m16 9-5.5 5.5L8 12`,key:`xofnsj`}]],aliases:[`verified`]};__iconData$35.node;const BadgeCheck=createLucideIcon(__iconData$35);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$34={name:`bell`,size:24,node:[[`path`,{d:`M10.268 21a2 2 0 0 0 3.464 0`,key:`vwvbt9`}],[`path`,{d:`M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326`,key:`11g9vi`}]]};__iconData$34.node;const Bell=createLucideIcon(__iconData$34);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$33={name:`braces`,size:24,node:[[`path`,{d:`M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1`,key:`ezmyqa`}],[`path`,{d:`M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1`,key:`e1hn23`}]],aliases:[`curly-braces`]};__iconData$33.node;const Braces=createLucideIcon(__iconData$33);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$32={name:`building-complex`,size:24,node:[[`path`,{d:`M10 12h4`,key:`a56b0p`}],[`path`,{d:`M10 8h4`,key:`1sr2af`}],[`path`,{d:`M14 21v-3a2 2 0 0 0-4 0v3`,key:`1rgiei`}],[`path`,{d:`M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2`,key:`secmi2`}],[`path`,{d:`M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16`,key:`16ra0t`}]],aliases:[`building-2`]};__iconData$32.node;const BuildingComplex=createLucideIcon(__iconData$32);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$31={name:`calendar-clock`,size:24,node:[[`path`,{d:`M16 14v2.2l1.6 1`,key:`fo4ql5`}],[`path`,{d:`M16 2v3`,key:`otl347`}],[`path`,{d:`M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338`,key:`7hb8p4`}],[`path`,{d:`M3 9h5.859`,key:`numkqi`}],[`path`,{d:`M8 2v3`,key:`1ioesn`}],[`circle`,{cx:`16`,cy:`16`,r:`6`,key:`qoo3c4`}]]};__iconData$31.node;const CalendarClock=createLucideIcon(__iconData$31);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$30={name:`calendar-days`,size:24,node:[[`path`,{d:`M8 2v3`,key:`1ioesn`}],[`path`,{d:`M16 2v3`,key:`otl347`}],[`rect`,{x:`3`,y:`3`,width:`18`,height:`18`,rx:`2`,key:`h1oib`}],[`path`,{d:`M3 9h18`,key:`1pudct`}],[`path`,{d:`M8 13h.01`,key:`1sbv64`}],[`path`,{d:`M12 13h.01`,key:`y0uutt`}],[`path`,{d:`M16 13h.01`,key:`wip0gl`}],[`path`,{d:`M8 17h.01`,key:`p3bg7i`}],[`path`,{d:`M12 17h.01`,key:`p32p05`}],[`path`,{d:`M16 17h.01`,key:`ql8jdd`}]]};__iconData$30.node;const CalendarDays=createLucideIcon(__iconData$30);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$29={name:`calendar-range`,size:24,node:[[`rect`,{x:`3`,y:`3`,width:`18`,height:`18`,rx:`2`,key:`h1oib`}],[`path`,{d:`M16 2v3`,key:`otl347`}],[`path`,{d:`M3 9h18`,key:`1pudct`}],[`path`,{d:`M8 2v3`,key:`1ioesn`}],[`path`,{d:`M17 13h-6`,key:`1qbiup`}],[`path`,{d:`M13 17H7`,key:`1x38vv`}],[`path`,{d:`M7 13h.01`,key:`1vezk1`}],[`path`,{d:`M17 17h.01`,key:`1sd3ek`}]]};__iconData$29.node;const CalendarRange=createLucideIcon(__iconData$29);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$28={name:`chart-column`,size:24,node:[[`path`,{d:`M3 3v16a2 2 0 0 0 2 2h16`,key:`c24i48`}],[`path`,{d:`M18 17V9`,key:`2bz60n`}],[`path`,{d:`M13 17V5`,key:`1frdt8`}],[`path`,{d:`M8 17v-3`,key:`17ska0`}]],aliases:[`bar-chart-3`]};__iconData$28.node;const ChartColumn=createLucideIcon(__iconData$28);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$27={name:`chevron-down`,size:24,node:[[`path`,{d:`m6 9 6 6 6-6`,key:`qrunsl`}]]};__iconData$27.node;const ChevronDown=createLucideIcon(__iconData$27);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$26={name:`chevron-right`,size:24,node:[[`path`,{d:`m9 18 6-6-6-6`,key:`mthhwq`}]]};__iconData$26.node;const ChevronRight=createLucideIcon(__iconData$26);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$25={name:`chevrons-up-down`,size:24,node:[[`path`,{d:`m7 15 5 5 5-5`,key:`1hf1tw`}],[`path`,{d:`m7 9 5-5 5 5`,key:`sgt6xg`}]]};__iconData$25.node;const ChevronsUpDown=createLucideIcon(__iconData$25);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$24={name:`circle-question-mark`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3`,key:`1u773s`}],[`path`,{d:`M12 17h.01`,key:`p32p05`}]],aliases:[`help-circle`,`circle-help`]};__iconData$24.node;const CircleQuestionMark=createLucideIcon(__iconData$24);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$23={name:`clock`,size:24,node:[[`circle`,{cx:`12`,cy:`12`,r:`10`,key:`1mglay`}],[`path`,{d:`M12 6v6l4 2`,key:`mmk7yg`}]]};__iconData$23.node;const Clock=createLucideIcon(__iconData$23);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$22={name:`columns-3`,size:24,node:[[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,key:`afitv7`}],[`path`,{d:`M9 3v18`,key:`fh3hqa`}],[`path`,{d:`M15 3v18`,key:`14nvp0`}]],aliases:[`panels-left-right`]};__iconData$22.node;const Columns3=createLucideIcon(__iconData$22);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$21={name:`file-text`,size:24,node:[[`path`,{d:`M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z`,key:`1oefj6`}],[`path`,{d:`M14 2v5a1 1 0 0 0 1 1h5`,key:`wfsgrz`}],[`path`,{d:`M10 9H8`,key:`b1mrlr`}],[`path`,{d:`M16 13H8`,key:`t4e002`}],[`path`,{d:`M16 17H8`,key:`z1uh3a`}]]};__iconData$21.node;const FileText=createLucideIcon(__iconData$21);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$20={name:`flask-conical`,size:24,node:[[`path`,{d:`M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2`,key:`18mbvz`}],[`path`,{d:`M6.453 15h11.094`,key:`3shlmq`}],[`path`,{d:`M8.5 2h7`,key:`csnxdl`}]]};__iconData$20.node;const FlaskConical=createLucideIcon(__iconData$20);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$19={name:`house`,size:24,node:[[`path`,{d:`M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8`,key:`5wwlr5`}],[`path`,{d:`M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z`,key:`r6nss1`}]],aliases:[`home`]};__iconData$19.node;const House=createLucideIcon(__iconData$19);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$18={name:`inbox`,size:24,node:[[`polyline`,{points:`22 12 16 12 14 15 10 15 8 12 2 12`,key:`o97t9d`}],[`path`,{d:`M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z`,key:`oot6mr`}]]};__iconData$18.node;const Inbox=createLucideIcon(__iconData$18);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$17={name:`log-out`,size:24,node:[[`path`,{d:`m16 17 5-5-5-5`,key:`1bji2h`}],[`path`,{d:`M21 12H9`,key:`dn1m92`}],[`path`,{d:`M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4`,key:`1uf3rs`}]]};__iconData$17.node;const LogOut=createLucideIcon(__iconData$17);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$16={name:`mail`,size:24,node:[[`path`,{d:`m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7`,key:`132q7q`}],[`rect`,{x:`2`,y:`4`,width:`20`,height:`16`,rx:`2`,key:`izxlao`}]]};__iconData$16.node;const Mail=createLucideIcon(__iconData$16);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$15={name:`map-pin`,size:24,node:[[`path`,{d:`M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0`,key:`1r0f0z`}],[`circle`,{cx:`12`,cy:`10`,r:`3`,key:`ilqhr7`}]]};__iconData$15.node;const MapPin=createLucideIcon(__iconData$15);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$14={name:`menu`,size:24,node:[[`path`,{d:`M4 5h16`,key:`1tepv9`}],[`path`,{d:`M4 12h16`,key:`1lakjw`}],[`path`,{d:`M4 19h16`,key:`1djgab`}]]};__iconData$14.node;const Menu=createLucideIcon(__iconData$14);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$13={name:`receipt-text`,size:24,node:[[`path`,{d:`M13 16H8`,key:`wsln4y`}],[`path`,{d:`M14 8H8`,key:`1l3xfs`}],[`path`,{d:`M16 12H8`,key:`1fr5h0`}],[`path`,{d:`M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z`,key:`ycz6yz`}]]};__iconData$13.node;const ReceiptText=createLucideIcon(__iconData$13);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$12={name:`scroll-text`,size:24,node:[[`path`,{d:`M15 12h-5`,key:`r7krc0`}],[`path`,{d:`M15 8h-5`,key:`1khuty`}],[`path`,{d:`M19 17V5a2 2 0 0 0-2-2H4`,key:`zz82l3`}],[`path`,{d:`M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3`,key:`1ph1d7`}]]};__iconData$12.node;const ScrollText=createLucideIcon(__iconData$12);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$11={name:`search`,size:24,node:[[`path`,{d:`m21 21-4.34-4.34`,key:`14j7rj`}],[`circle`,{cx:`11`,cy:`11`,r:`8`,key:`4ej97u`}]]};__iconData$11.node;const Search=createLucideIcon(__iconData$11);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$10={name:`shield-check`,size:24,node:[[`path`,{d:`M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z`,key:`oel41y`}],[`path`,{d:`m9 12 2 2 4-4`,key:`dzmm74`}]]};__iconData$10.node;const ShieldCheck=createLucideIcon(__iconData$10);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$9={name:`square-user`,size:24,node:[[`rect`,{width:`18`,height:`18`,x:`3`,y:`3`,rx:`2`,key:`afitv7`}],[`circle`,{cx:`12`,cy:`10`,r:`3`,key:`ilqhr7`}],[`path`,{d:`M7 21v-2a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v2`,key:`1m6ac2`}]],aliases:[`user-square`]};__iconData$9.node;const SquareUser=createLucideIcon(__iconData$9);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$8={name:`star`,size:24,node:[[`path`,{d:`M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z`,key:`r04s7s`}]]};__iconData$8.node;const Star=createLucideIcon(__iconData$8);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$7={name:`terminal`,size:24,node:[[`path`,{d:`M12 19h8`,key:`baeox8`}],[`path`,{d:`m4 17 6-6-6-6`,key:`1yngyt`}]]};__iconData$7.node;const Terminal=createLucideIcon(__iconData$7);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$6={name:`tree-palm`,size:24,node:[[`path`,{d:`M13 8c0-2.76-2.46-5-5.5-5S2 5.24 2 8h2l1-1 1 1h4`,key:`foxbe7`}],[`path`,{d:`M13 7.14A5.82 5.82 0 0 1 16.5 6c3.04 0 5.5 2.24 5.5 5h-3l-1-1-1 1h-3`,key:`18arnh`}],[`path`,{d:`M5.89 9.71c-2.15 2.15-2.3 5.47-.35 7.43l4.24-4.25.7-.7.71-.71 2.12-2.12c-1.95-1.96-5.27-1.8-7.42.35`,key:`ywahnh`}],[`path`,{d:`M11 15.5c.5 2.5-.17 4.5-1 6.5h4c2-5.5-.5-12-1-14`,key:`ft0feo`}]],aliases:[`palmtree`]};__iconData$6.node;const TreePalm=createLucideIcon(__iconData$6);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$5={name:`triangle-exclamation-point`,size:24,node:[[`path`,{d:`m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3`,key:`wmoenq`}],[`path`,{d:`M12 9v4`,key:`juzpu7`}],[`path`,{d:`M12 17h.01`,key:`p32p05`}]],aliases:[`alert-triangle`,`triangle-alert`]};__iconData$5.node;const TriangleExclamationPoint=createLucideIcon(__iconData$5);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$4={name:`undo-2`,size:24,node:[[`path`,{d:`M9 14 4 9l5-5`,key:`102s5s`}],[`path`,{d:`M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11`,key:`f3b9sd`}]]};__iconData$4.node;const Undo2=createLucideIcon(__iconData$4);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$3={name:`upload`,size:24,node:[[`path`,{d:`M12 3v12`,key:`1x0j5s`}],[`path`,{d:`m17 8-5-5-5 5`,key:`7q97r8`}],[`path`,{d:`M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4`,key:`ih7n3h`}]]};__iconData$3.node;const Upload=createLucideIcon(__iconData$3);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$2={name:`users`,size:24,node:[[`path`,{d:`M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2`,key:`1yyitq`}],[`path`,{d:`M16 3.128a4 4 0 0 1 0 7.744`,key:`16gr8j`}],[`path`,{d:`M22 21v-2a4 4 0 0 0-3-3.87`,key:`kshegd`}],[`circle`,{cx:`9`,cy:`7`,r:`4`,key:`nufk8`}]]};__iconData$2.node;const Users=createLucideIcon(__iconData$2);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData$1={name:`wallet`,size:24,node:[[`path`,{d:`M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1`,key:`18etb6`}],[`path`,{d:`M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4`,key:`xoc0q4`}]]};__iconData$1.node;const Wallet=createLucideIcon(__iconData$1);
/**
* @license lucide-react v1.71.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
const __iconData={name:`x`,size:24,node:[[`path`,{d:`M18 6 6 18`,key:`1bl5f8`}],[`path`,{d:`m6 6 12 12`,key:`d8bk6v`}]]};__iconData.node;const X=createLucideIcon(__iconData);export{ArrowDown,ArrowRight,ArrowUp,BadgeCheck,Bell,Braces,BuildingComplex as Building2,CalendarClock,CalendarDays,CalendarRange,ChartColumn,ChevronDown,ChevronRight,ChevronsUpDown,CircleQuestionMark,Clock,Columns3,FileText,FlaskConical,House,Inbox,LogOut,Mail,MapPin,Menu,TreePalm as Palmtree,ReceiptText,ScrollText,Search,ShieldCheck,SquareUser,Star,Terminal,TriangleExclamationPoint as TriangleAlert,Undo2,Upload,Users,Wallet,X};