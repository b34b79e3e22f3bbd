import type { PlanSettings } from '../../../shared/plan/plan.ts';
import type { Product } from '../../../shared/plan/product.ts';

/** Tests count calls, and an endpoint added later must not change the counts. */
const boughtInTests: Product = {
  name: 'all',
  parts: [
    'palm/get-palm-id',
    'palm/hand-type',
    'palm/fingers',
    'palm/major-lines',
    'palm/mounts',
    'palm/special-features',
    'palm/minor-lines',
    'palm/summary',
    'palm/personality',
    'palm/career',
    'palm/money',
    'palm/love',
    'palm/marriage',
    'palm/health',
    'palm/challenges',
    'palm/luck',
    'palm/get-palm-image',
    'chart/natal_chart_interpretation',
    'chart/natal_aspects_report',
    'chart/varshaphal_yoga',
    'chart/tamil_month_panchang',
    'vastu/devatas-45',
    'chat/*',
  ],
};

export const planInTests: PlanSettings = { sendPersonWithPhoto: false, product: boughtInTests };
