// Generated from the OpenAPI description: run `npm run generate`, never edit.

export interface paths {
    "/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["organization.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["users.list"];
        put?: never;
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["users.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["users.update"];
        trace?: never;
    };
    "/users/{id}/employment-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["employment.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/employment-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["employment.periods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["departments.list"];
        put?: never;
        post: operations["departments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["departments.get"];
        put?: never;
        post?: never;
        delete: operations["departments.delete"];
        options?: never;
        head?: never;
        patch: operations["departments.update"];
        trace?: never;
    };
    "/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["teams.list"];
        put?: never;
        post: operations["teams.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["teams.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["teams.update"];
        trace?: never;
    };
    "/access-grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["accessGrants.list"];
        put?: never;
        post: operations["accessGrants.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-grants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["accessGrants.get"];
        put?: never;
        post?: never;
        delete: operations["accessGrants.delete"];
        options?: never;
        head?: never;
        patch: operations["accessGrants.update"];
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["projects.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["projects.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["tasks.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["clients.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["clients.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["workingRules.get"];
        put: operations["workingRules.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["leaves.list"];
        put?: never;
        post: operations["leaves.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["leaves.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["leaves.update"];
        trace?: never;
    };
    "/leaves/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaves.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaves.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaves.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaves.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaves.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["leaveTypes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave-balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["leaveBalances.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public-holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["publicHolidays.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locked-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lockedDates.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["timeEntries.list"];
        put?: never;
        post: operations["timeEntries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["timeEntries.get"];
        put?: never;
        post?: never;
        delete: operations["timeEntries.delete"];
        options?: never;
        head?: never;
        patch: operations["timeEntries.update"];
        trace?: never;
    };
    "/time-entries/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["timeEntries.createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-entries/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["timeEntries.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-entries/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["timeEntries.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["timesheets.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["timesheets.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheets/{id}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["timesheets.explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-rule-breaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["workingRules.breaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["payPeriods.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["payRuns.list"];
        put?: never;
        post: operations["payRuns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["payRuns.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["payRuns.lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-runs/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["payRuns.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["hoursAccounts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["expenseReports.list"];
        put?: never;
        post: operations["expenseReports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["expenseReports.get"];
        put?: never;
        post?: never;
        delete: operations["expenseReports.delete"];
        options?: never;
        head?: never;
        patch: operations["expenseReports.update"];
        trace?: never;
    };
    "/expense-reports/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["expenseReports.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense-reports/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["expenseReports.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense-reports/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["expenseReports.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense-reports/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["expenseReports.pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense-reports/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["expenseReports.addReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense-reports/{id}/receipts/{receipt_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["expenseReports.getReceiptContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documents.list"];
        put?: never;
        post: operations["documents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documents.get"];
        put?: never;
        post?: never;
        delete: operations["documents.delete"];
        options?: never;
        head?: never;
        patch: operations["documents.update"];
        trace?: never;
    };
    "/documents/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documents.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/signers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documents.setSigners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["training.list"];
        put?: never;
        post: operations["training.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["certifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["assets.list"];
        put?: never;
        post: operations["assets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/assets/{asset_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["assets.update"];
        trace?: never;
    };
    "/users/{id}/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["goals.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["customFieldValues.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["benefits.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/compensation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["compensation.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["training.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["certifications.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["assets.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-field-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["customFieldValues.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["benefits.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compensation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["compensation.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["certificateRequirements.list"];
        put?: never;
        post: operations["certificateRequirements.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-requirements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["certificateRequirements.get"];
        put?: never;
        post?: never;
        delete: operations["certificateRequirements.delete"];
        options?: never;
        head?: never;
        patch: operations["certificateRequirements.update"];
        trace?: never;
    };
    "/missing-certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["certificateRequirements.listMissing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shifts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shifts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts/{id}/swap-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shifts.swapOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shiftOffers.list"];
        put?: never;
        post: operations["shiftOffers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shiftOffers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shiftOffers.take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shiftOffers.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shiftOffers.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shiftOffers.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shiftOffers.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shiftApplications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shiftApplications.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts/{id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shiftApplications.listFor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-applications/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shiftApplications.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-applications/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shiftApplications.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-applications/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shiftApplications.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staffing-requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["staffingRequirements.list"];
        put?: never;
        post: operations["staffingRequirements.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staffing-requirements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["staffingRequirements.get"];
        put?: never;
        post?: never;
        delete: operations["staffingRequirements.delete"];
        options?: never;
        head?: never;
        patch: operations["staffingRequirements.update"];
        trace?: never;
    };
    "/labor-budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["laborBudgets.list"];
        put?: never;
        post: operations["laborBudgets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labor-budgets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["laborBudgets.get"];
        put?: never;
        post?: never;
        delete: operations["laborBudgets.delete"];
        options?: never;
        head?: never;
        patch: operations["laborBudgets.update"];
        trace?: never;
    };
    "/shifts/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shifts.candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["availability.get"];
        put: operations["availability.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["availabilityExceptions.list"];
        put?: never;
        post: operations["availabilityExceptions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability-exceptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["availabilityExceptions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["onboarding.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["onboarding.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/rehire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["users.rehire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/hire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["users.hire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["token.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["token.operations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sandboxClock.get"];
        put?: never;
        post: operations["sandboxClock.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sandboxFaults.get"];
        put?: never;
        post: operations["sandboxFaults.begin"];
        delete: operations["sandboxFaults.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sandboxEvents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhookEvents.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhooks.list"];
        put?: never;
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["webhooks.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["webhooks.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhooks.deliveries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhooks.deliveries.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["webhooks.deliveries.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["webhooks.deliveries.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/visible-to": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["users.getVisibleTo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proposals.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["proposals.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proposals.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proposals.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["proposals.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What someone may do beyond their role, for a time. */
        AccessGrant: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Who may do more than their role says. */
            user_id: string;
            /**
             * @description What they may do, as the permissions reference has it.
             * @enum {string}
             */
            package: "EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING";
            /** @description For people of these departments alone; null: for everyone. */
            department_ids: string[] | null;
            /**
             * Format: date
             * @description The first day it holds, on the organization’s calendar.
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day it holds, which counts; null: until it is taken back. Of a guest always a day.
             */
            ends_on: string | null;
            /**
             * @description PLANNED: its first day has not come; HOLDS: today; ENDED: its last day is over, or it was taken back.
             * @enum {string}
             */
            standing: "PLANNED" | "HOLDS" | "ENDED";
            /** @description Who gave it; null: the installation. */
            given_by_id: string | null;
            /**
             * Format: date-time
             * @description When it ended; null: it has not.
             */
            ended_at: string | null;
            /** @description Who took it back; null: no one did. */
            ended_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description Why it was given. */
            reason: string;
            /** @description Who may do more than their role says. */
            user: components["schemas"]["PersonName"];
            /** @description Whether they are a guest, who does not work here. */
            is_guest: boolean;
            /** @description Who gave it, by name. */
            given_by: components["schemas"]["PersonName"] | null;
            /** @description Whether who gave it could still give it. If not, the Executives answer for it; it holds all the same. */
            is_giver_in_charge: boolean;
        };
        /** @description Someone was given access beyond their role. */
        AccessGrantCreatedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "access_grant.created";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["AccessGrantEventData"];
        };
        /** @description Access beyond a role ended: its last day is over, or it was taken back. */
        AccessGrantEndedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "access_grant.ended";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["AccessGrantEventData"];
        };
        /** @description What someone may do beyond their role, without the reason. */
        AccessGrantEvent: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Who may do more than their role says. */
            user_id: string;
            /**
             * @description What they may do, as the permissions reference has it.
             * @enum {string}
             */
            package: "EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING";
            /** @description For people of these departments alone; null: for everyone. */
            department_ids: string[] | null;
            /**
             * Format: date
             * @description The first day it holds, on the organization’s calendar.
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day it holds, which counts; null: until it is taken back. Of a guest always a day.
             */
            ends_on: string | null;
            /**
             * @description PLANNED: its first day has not come; HOLDS: today; ENDED: its last day is over, or it was taken back.
             * @enum {string}
             */
            standing: "PLANNED" | "HOLDS" | "ENDED";
            /** @description Who gave it; null: the installation. */
            given_by_id: string | null;
            /**
             * Format: date-time
             * @description When it ended; null: it has not.
             */
            ended_at: string | null;
            /** @description Who took it back; null: no one did. */
            ended_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description What it happened to. */
        AccessGrantEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["AccessGrantEvent"] | components["schemas"]["ThinRecord"];
        };
        /** @description A page of records, and where the next begins. */
        AccessGrantListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["AccessGrant"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        AccessGrantResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["AccessGrant"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /access-grants` takes. */
        AccessGrantsCreateBody: {
            /** @description Who may do more than their role says. */
            user_id: string;
            /**
             * @description What they may do, as the permissions reference has it.
             * @enum {string}
             */
            package: "EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING";
            /** @description For people of these departments alone; null: for everyone. */
            department_ids: string[] | null;
            /**
             * Format: date
             * @description The first day it holds, on the organization’s calendar.
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day it holds, which counts; null: until it is taken back. Of a guest always a day.
             */
            ends_on: string | null;
            /** @description Why it was given. */
            reason: string;
        };
        /** @description What `PATCH /access-grants/{id}` takes. */
        AccessGrantsUpdateBody: {
            /**
             * Format: date
             * @description The last day it holds, which counts; null: until it is taken back. Of a guest always a day.
             */
            ends_on?: string | null;
        };
        /** @description A day: what was expected, and what was worked. */
        AccountDay: {
            /**
             * Format: date
             * @description A day of the organization.
             */
            date: string;
            /** @description Whether it lies outside the month: shown to make the week whole. */
            is_outside: boolean;
            /** @description false: before the account began, after it ended, or a day that is not over yet. */
            is_counted: boolean;
            /** @description What the working pattern asks for, or the organization’s standard day. */
            contract_minutes: number;
            /** @description Whether it is a public holiday: nothing is expected then. */
            is_holiday: boolean;
            /** @description What approved leave takes off, paid or not. */
            leave_minutes: number;
            /** @description What is left to be worked. */
            expected_minutes: number;
            /** @description Worked, as timesheets count it. */
            worked_minutes: number;
            /** @description Worked less expected; 0 of a day that is not counted. */
            difference_minutes: number;
        };
        /** @description A month: balance before + worked − expected + entered + cut. */
        AccountMonth: {
            /** @description YYYY-MM. */
            month: string;
            /** @description What came over from the month before. */
            balance_before_minutes: number;
            /** @description Expected on its days that are over. */
            expected_minutes: number;
            /** @description Worked on them. */
            worked_minutes: number;
            /** @description Corrections, pay-outs and leave in lieu. */
            entered_minutes: number;
            /** @description What the cap took at its end; 0 or less. */
            cut_minutes: number;
            /** @description What it ends with, and the next begins with. */
            balance_minutes: number;
            /** @description Whether it is above the cap. */
            is_over_cap: boolean;
        };
        /** @description A work week, whole, whichever month its days lie in. */
        AccountWeek: {
            /**
             * Format: date
             * @description The first day of the work week.
             */
            week_start: string;
            /** @description Expected on its days that are counted. */
            expected_minutes: number;
            /** @description Worked on them. */
            worked_minutes: number;
            /** @description Worked less expected. */
            difference_minutes: number;
            /** @description All seven days. */
            days: components["schemas"]["AccountDay"][];
        };
        /** @description One step of several people who decide one after the other. */
        Approval: {
            /** @description Its place, from 1 on. */
            step: number;
            /**
             * @description MANAGER: the person’s manager. DEPARTMENT_HEAD: who heads or manages their department. ROLE: anyone with `role` or one above. PERSON: `user_id`. HOLDER_OF: whoever was given `package` for people of their department.
             * @enum {string}
             */
            by: "MANAGER" | "DEPARTMENT_HEAD" | "ROLE" | "PERSON" | "HOLDER_OF";
            /**
             * @description Of a step by ROLE; else null.
             * @enum {string|null}
             */
            role: "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE" | null;
            /** @description Of a step by PERSON; else null. */
            user_id: string | null;
            /**
             * @description Of a step by HOLDER_OF alone.
             * @enum {string}
             */
            package?: "EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING";
            /**
             * @description The first that is WAITING is to be decided now, later ones follow.
             * @enum {string}
             */
            status: "WAITING" | "APPROVED" | "REJECTED" | "SKIPPED";
            /**
             * @description NOBODY: nobody active could take it. OWN: the person themselves alone could. DECIDED_BEFORE: who could had decided a step before. ENDED: the request was rejected or withdrawn before. Null unless it is SKIPPED.
             * @enum {string|null}
             */
            skipped_because: "NOBODY" | "OWN" | "DECIDED_BEFORE" | "ENDED" | null;
            /** @description Who took the step; null until then. */
            decided_by_id: string | null;
            /** @description The absent person on whose behalf a deputy decided; null unless a deputy did. */
            on_behalf_of_id: string | null;
            /**
             * Format: date-time
             * @description When it was taken; null until then.
             */
            decided_at: string | null;
            /** @description What was said along with it. */
            comment: string | null;
        };
        /** @description With `as_of`: of which day the values are, and that rights are those of today. */
        AsOf: {
            /**
             * Format: date
             * @description The day that was asked about.
             */
            date: string;
            /**
             * Format: date
             * @description The day whose departments and roles decide whom one sees: today.
             */
            rights_of: string;
            /** @description The same in words, with `explain=true`. */
            explanation?: string;
        };
        /** @description A piece of equipment that a person has or had. */
        Asset: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Who has or had it. */
            user_id: string;
            /** @description What it is, so that it can be told from others. */
            description: string | null;
            /** @description As printed on it by its maker. */
            serial_number: string | null;
            category: components["schemas"]["NamedAssetCategory"];
            /**
             * Format: date
             * @description The day on which the person got it.
             */
            date_assigned: string;
            /**
             * Format: date
             * @description The day on which it came back; null while it is out.
             */
            date_returned: string | null;
            /**
             * @description ASSIGNED: the person has it; AVAILABLE: it came back; LOST, DAMAGED or RETIRED: it is out of use.
             * @enum {string}
             */
            status: "ASSIGNED" | "AVAILABLE" | "LOST" | "DAMAGED" | "RETIRED";
            /** @description Remarks, such as on its condition. */
            notes: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        AssetListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Asset"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        AssetResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Asset"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /users/{id}/assets` takes. */
        AssetsCreateBody: {
            /** @description What it is, so that it can be told from others. */
            description?: string | null;
            /** @description As printed on it by its maker. */
            serial_number?: string | null;
            /** @description A category of the organization. Give this or category_name. */
            category_id?: string;
            /** @description The category of this name, whatever the case; made if there is none. Give this or category_id. */
            category_name?: string;
            /**
             * Format: date
             * @description Today on the organization's calendar when it becomes AVAILABLE, unless given. Given for what is ASSIGNED, it is a return.
             */
            date_returned?: string | null;
            /** @description Remarks, such as on its condition. */
            notes?: string | null;
            /**
             * Format: date
             * @description Today on the organization's calendar unless given.
             */
            date_assigned?: string;
            /**
             * @description Another one than ASSIGNED records what the person had before.
             * @default ASSIGNED
             * @enum {string}
             */
            status?: "ASSIGNED" | "AVAILABLE" | "LOST" | "DAMAGED" | "RETIRED";
        };
        /** @description What `PATCH /users/{id}/assets/{asset_id}` takes. */
        AssetsUpdateBody: {
            /** @description What it is, so that it can be told from others. */
            description?: string | null;
            /** @description As printed on it by its maker. */
            serial_number?: string | null;
            /** @description A category of the organization. Give this or category_name. */
            category_id?: string;
            /** @description The category of this name, whatever the case; made if there is none. Give this or category_id. */
            category_name?: string;
            /**
             * Format: date
             * @description Today on the organization's calendar when it becomes AVAILABLE, unless given. Given for what is ASSIGNED, it is a return.
             */
            date_returned?: string | null;
            /** @description Remarks, such as on its condition. */
            notes?: string | null;
            /**
             * Format: date
             * @description The day on which the person got it.
             */
            date_assigned?: string;
            /**
             * @description AVAILABLE when it was returned, LOST when it will not be.
             * @enum {string}
             */
            status?: "ASSIGNED" | "AVAILABLE" | "LOST" | "DAMAGED" | "RETIRED";
        };
        /** @description Why the request was refused. */
        AuthInvalidRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "AUTH_INVALID";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description When a person can work, week by week. */
        Availability: {
            /** @description Whose it is. */
            user_id: string;
            /** @description By day and time, in order. Times that are not in it: nothing was said of them. */
            weekly: components["schemas"]["AvailabilityStretch"][];
            /**
             * Format: date
             * @description The first day on which `weekly` holds; null: the person has said nothing yet.
             */
            holds_from: string | null;
            /** @description What holds until then, if holds_from is still to come; else empty. */
            weekly_before: components["schemas"]["AvailabilityStretch"][];
            /**
             * Format: date
             * @description The last day that the person no longer changes, by `availability_deadline_days` of the organization; null: there is none.
             */
            fixed_through: string | null;
            /** @description Whether the caller says it: the person, and who leads them; who was given to plan only reads it. */
            is_settable: boolean;
            /**
             * Format: date-time
             * @description When it was said; null: not yet.
             */
            updated_at: string | null;
        };
        /** @description A day, or hours of it, on which the weekly pattern does not hold. */
        AvailabilityException: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Whose it is. */
            user_id: string;
            /**
             * Format: date
             * @description The day that is unlike others.
             */
            date: string;
            /** @description On the organization’s clock. */
            from: string;
            /** @description After `from`; 00:00 to 24:00 is the whole day. */
            to: string;
            /**
             * @description AVAILABLE: gladly; IF_NEEDED: if there is no other way; UNAVAILABLE: not at all. A shift at such a time is warned of, and never refused for it.
             * @enum {string}
             */
            kind: "AVAILABLE" | "IF_NEEDED" | "UNAVAILABLE";
            /** @description For those who plan, and for the person. */
            note: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        AvailabilityExceptionListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["AvailabilityException"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        AvailabilityExceptionResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["AvailabilityException"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /availability-exceptions` takes. */
        AvailabilityExceptionsCreateBody: {
            /** @description Someone else, for those who plan for them; the caller unless given. */
            user_id?: string;
            /**
             * Format: date
             * @description Today or a later day.
             */
            date: string;
            /** @description With `to`; without either the whole day. */
            from?: string;
            /** @description After `from` on the same day. */
            to?: string;
            /**
             * @description AVAILABLE: gladly; IF_NEEDED: if there is no other way; UNAVAILABLE: not at all. A shift at such a time is warned of, and never refused for it.
             * @enum {string}
             */
            kind: "AVAILABLE" | "IF_NEEDED" | "UNAVAILABLE";
            /** @description For those who plan, and for the person. */
            note?: string | null;
        };
        /** @description The answer, in the envelope of all answers. */
        AvailabilityResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Availability"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `PUT /users/{id}/availability` takes. */
        AvailabilitySetBody: {
            /** @description Replaces what was said before, as a whole. Stretches of one day do not overlap. */
            weekly: components["schemas"]["AvailabilityStretch"][];
        };
        /** @description Hours of a weekday, and what holds then. */
        AvailabilityStretch: {
            /** @description 1: Monday, to 7: Sunday. */
            weekday: number;
            /** @description On the organization’s clock. */
            from: string;
            /** @description After `from` on the same day; 24:00: to its end. */
            to: string;
            /**
             * @description AVAILABLE: gladly; IF_NEEDED: if there is no other way; UNAVAILABLE: not at all. A shift at such a time is warned of, and never refused for it.
             * @enum {string}
             */
            kind: "AVAILABLE" | "IF_NEEDED" | "UNAVAILABLE";
        };
        /** @description A person’s place in a benefit plan. */
        BenefitEnrollment: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Who is covered. */
            user_id: string;
            plan: components["schemas"]["BenefitEnrollmentPlan"];
            /**
             * @description PENDING until the start_date, or until it was confirmed; ENDED once the end_date has passed.
             * @enum {string}
             */
            status: "PENDING" | "ACTIVE" | "ENDED";
            /** @description Who else is covered, in the words of the plan, such as family. */
            coverage_level: string | null;
            /**
             * Format: date
             * @description The first day of cover.
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day of cover; null: no end is known.
             */
            end_date: string | null;
            /** @description What the person pays each pay period. At most four decimals. */
            employee_contribution: number;
            /** @description What the organization pays each pay period. At most four decimals. */
            employer_contribution: number;
            /** @description ISO 4217. */
            currency: string;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        BenefitEnrollmentListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["BenefitEnrollment"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What the person is enrolled in. */
        BenefitEnrollmentPlan: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Unique in the organization, whatever the case. */
            name: string;
            /** @description Who insures or runs it; null: the organization itself or not recorded. */
            provider: string | null;
            /** @description What it is for, in the words of the organization. */
            kind: string;
        };
        /** @description A break that was missing or short by a working rule. */
        BreakFlag: {
            /** @description Which working rule; FORGOTTEN_BACK: the last break ended with the entry. */
            rule: string;
            /** @description What was missing of the break that the rule asks for. */
            missing_minutes: number;
            /** @description What of it was taken off; a part of break_minutes. */
            deducted_minutes: number;
        };
        /** @description Someone who could take a shift, with what speaks for and against it. */
        Candidate: {
            /** @description Who could take it. */
            user_id: string;
            /** @description Their preferred or given name. */
            first_name: string;
            /** @description Their family name. */
            last_name: string;
            /** @description What they work as. */
            job_title: string | null;
            /** @description The higher, the less speaks against it; 100: nothing does. Below 0: away, unavailable, without a certificate that is wanted, or at another shift. */
            score: number;
            /** @description Whether they can be given it: false where that would be refused. */
            fits: boolean;
            /** @description What they would work in that week with it, without breaks. */
            week_minutes: number;
            /** @description What that week asks of them. */
            contract_minutes: number;
            /** @description Between the shift before and this one; null: none within the days before. */
            rest_before_minutes: number | null;
            /** @description Between this one and the next; null: none within the days after. */
            rest_after_minutes: number | null;
            /** @description What waits of them: that they applied for the open shift; null: they have not. */
            application_id: string | null;
            /** @description What speaks for and against it. */
            reasons: components["schemas"]["CandidateReason"][];
        };
        /** @description One reason for or against a person, with its figures. */
        CandidateReason: {
            /**
             * @description FREE: at no other shift, not away and not unavailable; AVAILABLE, IF_NEEDED, UNAVAILABLE: what they said of that time, IF_NEEDED also for a part of it; AWAY, ASKED_AWAY: away, or a request waits: why is not told; OTHER_SHIFT: they have another shift then; REST, WEEKLY_REST: too little rest with it; OVERTIME: more hours than a week has before overtime; LONG_DAY, LONG_WEEK: more work than the working rules allow; MISSING_CERTIFICATE: a certificate or training that is wanted of them, or in that department, is missing on that day, `missing` says which; DAY_OFF: a day off by their working pattern.
             * @enum {string}
             */
            code: "FREE" | "AVAILABLE" | "IF_NEEDED" | "UNAVAILABLE" | "AWAY" | "ASKED_AWAY" | "OTHER_SHIFT" | "REST" | "WEEKLY_REST" | "OVERTIME" | "LONG_DAY" | "LONG_WEEK" | "MISSING_CERTIFICATE" | "DAY_OFF";
            /** @description For REST the minutes between two shifts, for OVERTIME, LONG_DAY and LONG_WEEK the hours with it. */
            minutes: number | null;
            /** @description What the rule asks for: at least, or at most. */
            limit_minutes: number | null;
            /** @description For MISSING_CERTIFICATE: what is missing, by name; null: for no other. */
            missing: string[] | null;
        };
        /** @description A certificate or training that is wanted of some people: of those to whom all that is given applies. */
        CertificateRequirement: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description The certificate that is wanted, by name, whatever the case; null: a course is. */
            certificate: string | null;
            /** @description The course whose training is wanted; null: a certificate is. */
            course_id: string | null;
            /** @description Of people of this department alone; null: of any. */
            department_id: string | null;
            /** @description Of people with this job title alone, whatever the case, and of who takes a shift of that name; null: with any. */
            job_title: string | null;
            /** @description Of people who work there alone, whatever the case; null: anywhere. */
            work_location: string | null;
            /** @description Of this person alone; null: of all. */
            user_id: string | null;
            /** @description So many days before it runs out the person and who leads them are reminded. */
            remind_days_before: number;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        CertificateRequirementListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["CertificateRequirement"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        CertificateRequirementResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["CertificateRequirement"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /certificate-requirements` takes. */
        CertificateRequirementsCreateBody: {
            /** @description The certificate that is wanted, by name, whatever the case; null: a course is. */
            certificate?: string | null;
            /** @description The course whose training is wanted; null: a certificate is. */
            course_id?: string | null;
            /** @description Of people of this department alone; null: of any. */
            department_id?: string | null;
            /** @description Of people with this job title alone, whatever the case, and of who takes a shift of that name; null: with any. */
            job_title?: string | null;
            /** @description Of people who work there alone, whatever the case; null: anywhere. */
            work_location?: string | null;
            /** @description Of this person alone; null: of all. */
            user_id?: string | null;
            /**
             * @description So many days before it runs out the person and who leads them are reminded.
             * @default 30
             */
            remind_days_before?: number;
        };
        /** @description What `PATCH /certificate-requirements/{id}` takes. */
        CertificateRequirementsUpdateBody: {
            /** @description The certificate that is wanted, by name, whatever the case; null: a course is. */
            certificate?: string | null;
            /** @description The course whose training is wanted; null: a certificate is. */
            course_id?: string | null;
            /** @description Of people of this department alone; null: of any. */
            department_id?: string | null;
            /** @description Of people with this job title alone, whatever the case, and of who takes a shift of that name; null: with any. */
            job_title?: string | null;
            /** @description Of people who work there alone, whatever the case; null: anywhere. */
            work_location?: string | null;
            /** @description Of this person alone; null: of all. */
            user_id?: string | null;
            /** @description So many days before it runs out the person and who leads them are reminded. */
            remind_days_before?: number;
        };
        /** @description What someone outside has certified of a person. */
        Certification: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Who holds it. */
            user_id: string;
            /** @description What was certified. */
            name: string;
            /** @description Who issued it. */
            issuer: string | null;
            /** @description The number on the certificate, to check it with its issuer. */
            credential_id: string | null;
            /**
             * Format: date
             * @description The day on which it was issued.
             */
            issued_date: string | null;
            /**
             * Format: date
             * @description The last day on which it holds; null: it does not expire.
             */
            expiry_date: string | null;
            /**
             * @description Follows from expiry_date on the organization's calendar. EXPIRING: within 30 days.
             * @enum {string}
             */
            status: "VALID" | "EXPIRING" | "EXPIRED";
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        CertificationListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Certification"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What is to be done when a person comes or leaves. */
        Checklist: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /**
             * @description ONBOARDING for someone who comes, OFFBOARDING for someone who leaves.
             * @enum {string}
             */
            type: "ONBOARDING" | "OFFBOARDING";
            /**
             * @description NOT_STARTED until a task is done or skipped. Completing an OFFBOARDING deactivates the person.
             * @enum {string}
             */
            status: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            /** @description The person whose first or last days it is about. */
            user_id: string;
            /** @description The same person by name. */
            user: components["schemas"]["PersonName"];
            /** @description What the checklist is called; the template’s name unless given. */
            title: string;
            /**
             * Format: date
             * @description By when all tasks should be done; null: open.
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When the first task was completed or skipped; null until then.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it was completed; null until then.
             */
            completed_at: string | null;
            /** @description In order. All of them on one’s own checklist and on one that the reader administers; otherwise only those assigned to the reader. */
            tasks: components["schemas"]["ChecklistTask"][];
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        ChecklistListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Checklist"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        ChecklistResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Checklist"];
            meta: components["schemas"]["Meta"];
        };
        /** @description One thing to be done on a checklist. */
        ChecklistTask: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description What is to be done, in a line. */
            title: string;
            /** @description What to know for doing it. */
            description: string | null;
            /**
             * @description PENDING until someone completes or skips it; either can be reopened.
             * @enum {string}
             */
            status: "PENDING" | "COMPLETED" | "SKIPPED";
            /** @description Who does it; null: a team or no one yet. */
            assignee_id: string | null;
            /** @description The team that does it, any member of it; null: a person or no one yet. */
            assignee_team_id: string | null;
            /**
             * Format: date
             * @description By when it should be done; null: open.
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When it was completed or skipped; null while it is PENDING.
             */
            completed_at: string | null;
            /** @description Who completed or skipped it; null while it is PENDING. */
            completed_by_id: string | null;
            /** @description Its place in the checklist, from 1. */
            position: number;
        };
        /** @description Whom projects are done for. */
        Client: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description What the client is called. */
            name: string;
            /** @description Unique in the organization. */
            code: string;
            /** @description Whom to speak to there. */
            contact_name: string | null;
            /**
             * Format: email
             * @description Where to write to them.
             */
            contact_email: string | null;
            /** @description Where to call them, as dialled. */
            contact_phone: string | null;
            /** @description false: no longer worked for. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        ClientListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Client"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        ClientResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Client"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What a person is paid from a day on. */
        Compensation: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Who is paid. */
            user_id: string;
            /**
             * Format: date
             * @description From this day on, until one with a later date.
             */
            effective_date: string;
            /**
             * @description SALARY: by the year; HOURLY: by the hour.
             * @enum {string}
             */
            pay_type: "SALARY" | "HOURLY";
            /** @description For a year of SALARY, for an hour of HOURLY. At most four decimals. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            /**
             * @description How often it is paid out.
             * @enum {string}
             */
            pay_frequency: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY" | "ANNUALLY";
            /** @description Why it was set, such as a promotion. */
            reason: string | null;
            /** @description Who recorded it; null where that was not kept yet, and where the product did. */
            created_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        CompensationListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Compensation"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Why the request was refused. */
        ConflictOrIdempotencyConflictRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "CONFLICT" | "IDEMPOTENCY_CONFLICT";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Why the request was refused. */
        ConflictRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "CONFLICT";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description What a field of the organization’s own holds for a person. */
        CustomFieldValue: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Whose value it is. */
            user_id: string;
            field: components["schemas"]["CustomFieldValueField"];
            tab: components["schemas"]["CustomFieldValueTab"];
            /** @description As the type of the field has it: text, a number, a day, true or false, one option, or several. null once it was emptied. */
            value: string | number | boolean | string[] | null;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description What the value is of. */
        CustomFieldValueField: {
            /** @description The id of the field. */
            id: string;
            /** @description Unique in the organization; cannot be changed. */
            key: string;
            /** @description What the app shows beside the value. */
            label: string;
            /**
             * @description Cannot be changed.
             * @enum {string}
             */
            type: "TEXT" | "NUMBER" | "DATE" | "BOOLEAN" | "SELECT" | "MULTI_SELECT";
        };
        /** @description A page of records, and where the next begins. */
        CustomFieldValueListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["CustomFieldValue"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Where the app shows it. */
        CustomFieldValueTab: {
            /** @description The id of the tab. */
            id: string;
            /** @description Unique in the organization, whatever the case. */
            name: string;
        };
        /** @description Someone who may decide. */
        Decider: {
            /** @description The id of the person; `svc_…` where a service account holds or did something. */
            id: string;
            /** @description Their given name; the name of a service account. */
            first_name: string;
            /** @description Their family name; “Service account” for a service account. */
            last_name: string;
            /** @description The absent person on whose behalf this deputy decides; null unless they are a deputy. */
            on_behalf_of_id: string | null;
        };
        /** @description An event on its way to one endpoint. */
        Delivery: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Where it goes. */
            endpoint_id: string;
            /** @description The same on retries and redeliveries. */
            event_id: string;
            /** @description What happened; see GET /webhook-events. */
            event_type: string;
            /**
             * @description queued until its turn, then delivering; failed once the last attempt failed.
             * @enum {string}
             */
            status: "queued" | "delivering" | "delivered" | "failed" | "cancelled";
            /**
             * @description Why it is not attempted any more; null unless it is cancelled.
             * @enum {string|null}
             */
            cancel_reason: "endpoint_paused" | "endpoint_disabled" | "endpoint_deleted" | "plan" | "api_disabled" | "subscription" | "module_disabled" | "owner_inactive" | "owner_role" | "not_visible" | "unsubscribed" | "event_expired" | "address_not_public" | null;
            /** @description Attempts so far. */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When it is tried next; null unless it is queued.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer; null if none came. */
            last_response_status: number | null;
            /** @description Why the last attempt failed; null if it did not. */
            last_error: string | null;
            /** @description Whether it was asked for by POST /webhooks/{id}/test. */
            is_test: boolean;
            /** @description Whether it repeats an earlier delivery. */
            is_redelivery: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered, given up or cancelled; null until then.
             */
            completed_at: string | null;
        };
        /** @description One attempt to deliver an event. */
        DeliveryAttempt: {
            /** @description Counts the attempts from 1. */
            number: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description How long it took. */
            duration_ms: number;
            /** @description HTTP status of the answer; null if none came. */
            response_status: number | null;
            /** @description The first kilobyte of the answer. */
            response_excerpt: string | null;
            /** @description Why it failed; null if it did not. */
            error: string | null;
        };
        /** @description A delivery with its attempts and what is sent. */
        DeliveryInFull: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Where it goes. */
            endpoint_id: string;
            /** @description The same on retries and redeliveries. */
            event_id: string;
            /** @description What happened; see GET /webhook-events. */
            event_type: string;
            /**
             * @description queued until its turn, then delivering; failed once the last attempt failed.
             * @enum {string}
             */
            status: "queued" | "delivering" | "delivered" | "failed" | "cancelled";
            /**
             * @description Why it is not attempted any more; null unless it is cancelled.
             * @enum {string|null}
             */
            cancel_reason: "endpoint_paused" | "endpoint_disabled" | "endpoint_deleted" | "plan" | "api_disabled" | "subscription" | "module_disabled" | "owner_inactive" | "owner_role" | "not_visible" | "unsubscribed" | "event_expired" | "address_not_public" | null;
            /** @description Attempts so far. */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When it is tried next; null unless it is queued.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer; null if none came. */
            last_response_status: number | null;
            /** @description Why the last attempt failed; null if it did not. */
            last_error: string | null;
            /** @description Whether it was asked for by POST /webhooks/{id}/test. */
            is_test: boolean;
            /** @description Whether it repeats an earlier delivery. */
            is_redelivery: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered, given up or cancelled; null until then.
             */
            completed_at: string | null;
            /** @description Every attempt, the first one first. */
            attempts: components["schemas"]["DeliveryAttempt"][];
            /** @description The event as it was last sent, or is to be sent first. null if the token lacks the scope of the event’s type: `meta.withheld` names it. */
            payload: components["schemas"]["DeliveryInFullPayload"] | null;
        };
        /** @description The event as it is sent. */
        DeliveryInFullPayload: {
            [key: string]: unknown;
        };
        /** @description The answer, in the envelope of all answers. */
        DeliveryInFullResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["DeliveryInFull"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A page of records, and where the next begins. */
        DeliveryListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Delivery"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        DeliveryResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Delivery"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A part of the organization to which people belong. */
        Department: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Unique in the organization, whatever the case. */
            name: string;
            /** @description Unique in the organization. */
            code: string;
            /** @description What the department does. */
            description: string | null;
            /** @description Hex colour. */
            color: string;
            /** @description An active person of the organization. null: no head. */
            head_id: string | null;
            /** @description null: wherever they are. */
            clock_from: ("PHONE" | "DESK" | "KIOSK")[] | null;
            /** @description false: no longer in use; lists leave it out unless asked for it. */
            is_active: boolean;
            /** @description Active people who belong to the department. */
            member_count: number;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A department was created. */
        DepartmentCreatedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "department.created";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["DepartmentEventData"];
        };
        /** @description A department was deleted. */
        DepartmentDeletedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "department.deleted";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["DepartmentDeletedEventData"];
        };
        /** @description What it happened to. */
        DepartmentDeletedEventData: {
            /** @description The record by id; it is gone. */
            object: components["schemas"]["ThinRecord"];
        };
        /** @description What it happened to. */
        DepartmentEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["Department"] | components["schemas"]["ThinRecord"];
        };
        /** @description A page of records, and where the next begins. */
        DepartmentListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Department"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        DepartmentResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Department"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A department changed. */
        DepartmentUpdatedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "department.updated";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["DepartmentEventData"];
            previous?: components["schemas"]["DepartmentUpdatedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        DepartmentUpdatedEventPrevious: {
            /** @description Unique in the organization, whatever the case. */
            name?: string;
            /** @description Unique in the organization. */
            code?: string;
            /** @description What the department does. */
            description?: string | null;
            /** @description Hex colour. */
            color?: string;
            /** @description An active person of the organization. null: no head. */
            head_id?: string | null;
            /** @description null: wherever they are. */
            clock_from?: ("PHONE" | "DESK" | "KIOSK")[] | null;
            /** @description false: no longer in use; lists leave it out unless asked for it. */
            is_active?: boolean;
        };
        /** @description What `POST /departments` takes. */
        DepartmentsCreateBody: {
            /** @description Unique in the organization, whatever the case. */
            name: string;
            /** @description Unique in the organization. Generated from the name when omitted. */
            code?: string;
            /** @description What the department does. */
            description?: string | null;
            /** @description Hex colour. One that follows from the name when omitted. */
            color?: string;
            /** @description An active person of the organization. null: no head. */
            head_id?: string | null;
            /** @description null: wherever they are. */
            clock_from?: ("PHONE" | "DESK" | "KIOSK")[] | null;
            /**
             * @description false: no longer in use; lists leave it out unless asked for it.
             * @default true
             */
            is_active?: boolean;
        };
        /** @description What `PATCH /departments/{id}` takes. */
        DepartmentsUpdateBody: {
            /** @description Unique in the organization, whatever the case. */
            name?: string;
            /** @description Unique in the organization. */
            code?: string;
            /** @description What the department does. */
            description?: string | null;
            /** @description Hex colour. */
            color?: string;
            /** @description An active person of the organization. null: no head. */
            head_id?: string | null;
            /** @description null: wherever they are. */
            clock_from?: ("PHONE" | "DESK" | "KIOSK")[] | null;
            /** @description false: no longer in use; lists leave it out unless asked for it. */
            is_active?: boolean;
        };
        /** @description A person at the directory tier. */
        DirectoryPerson: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Names between the two; null if there are none. */
            middle_name: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name: string | null;
            /**
             * Format: email
             * @description Unique; signs the person in. Cannot be changed.
             */
            email: string;
            /** @description What the person does, in the words of the organization. */
            job_title: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location: string | null;
            /** @description The department the person belongs to; null: none. */
            department_id: string | null;
            /** @description Whom the person reports to. Decides on their leave; null: no one. */
            manager_id: string | null;
            /**
             * @description What the person and their tokens may see and do. EMPLOYEE on a new person unless given.
             * @enum {string}
             */
            role: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
            /**
             * @description Seniority, for information: no right follows from it. STANDARD on a new person unless given.
             * @enum {string}
             */
            level: "STANDARD" | "SENIOR" | "LEAD" | "PRINCIPAL";
            /** @description false once the account was deactivated: the person can no longer sign in, and their tokens are revoked. */
            is_active: boolean;
            /** @description true: the person does not work here, and sees what they were given alone (see access grants). Without employment, leave, time and shifts, in no directory and no count; is_active is false. */
            is_guest: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A document and who signs it. Its file is at `/documents/{id}/content`. */
        Document: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description What the document is called. */
            title: string;
            /** @description What it is about. */
            description: string | null;
            /**
             * @description What kind of document it is.
             * @enum {string}
             */
            category: "CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER";
            /** @description The name under which the file is downloaded. */
            file_name: string;
            /** @description What kind of file it is. */
            mime_type: string;
            /** @description Size of the file. */
            size_bytes: number;
            /** @description One more with each new file. */
            version: number;
            /** @description Whom it is about or whose it is. */
            owner: components["schemas"]["PersonName"];
            /** @description Who sent the present version. */
            uploaded_by: components["schemas"]["PersonName"];
            /** @description Whether signers were set. */
            requires_signature: boolean;
            /**
             * @description SIGNED once every signer has signed, DECLINED once one has declined; null without signers.
             * @enum {string|null}
             */
            signature_status: "PENDING" | "SIGNED" | "DECLINED" | null;
            /**
             * @description SEQUENTIAL: one after the other in signing_order; PARALLEL: in any order.
             * @enum {string|null}
             */
            signing_mode: "SEQUENTIAL" | "PARALLEL" | null;
            /**
             * Format: date-time
             * @description After it no one signs or declines any more.
             */
            signature_deadline: string | null;
            /**
             * Format: date-time
             * @description The last signature so far.
             */
            signed_at: string | null;
            /** @description Whose signature that was. */
            signed_by_id: string | null;
            /** @description Kept from Department Heads: seen by the owner, the signers, Administrators and Executives alone. */
            is_private: boolean;
            /** @description Seen by everyone in the organization. */
            is_company_library: boolean;
            /** @description The folder it is kept in; null: none. */
            folder_id: string | null;
            /** @description Labels, in the order given. */
            tags: string[];
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description In signing_order. */
            signers: components["schemas"]["DocumentSigner"][];
        };
        /** @description A signer declined, which ends the signing. The file is never sent. */
        DocumentDeclinedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "document.declined";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["DocumentEventData"];
            previous?: components["schemas"]["DocumentDeclinedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        DocumentDeclinedEventPrevious: {
            /**
             * @description SIGNED once every signer has signed, DECLINED once one has declined; null without signers.
             * @enum {string|null}
             */
            signature_status?: "PENDING" | "SIGNED" | "DECLINED" | null;
        };
        /** @description What it happened to. */
        DocumentEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["Document"] | components["schemas"]["ThinRecord"];
        };
        /** @description A page of records, and where the next begins. */
        DocumentListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Document"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        DocumentResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Document"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A signer signed, each time one does. `previous.signature_status` is there when it was the last signature. The file is never sent. */
        DocumentSignedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "document.signed";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["DocumentEventData"];
            previous?: components["schemas"]["DocumentSignedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        DocumentSignedEventPrevious: {
            /**
             * @description SIGNED once every signer has signed, DECLINED once one has declined; null without signers.
             * @enum {string|null}
             */
            signature_status?: "PENDING" | "SIGNED" | "DECLINED" | null;
        };
        /** @description Someone who is asked to sign a document. */
        DocumentSigner: {
            /** @description Names this request for a signature. */
            assignment_id: string;
            /** @description Who is asked to sign. */
            user: components["schemas"]["PersonName"];
            /**
             * @description Whether they have signed.
             * @enum {string}
             */
            status: "PENDING" | "SIGNED" | "DECLINED";
            /** @description Counted from 1. */
            signing_order: number;
            /**
             * Format: date-time
             * @description The deadline of the document.
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When they first opened it in the app.
             */
            viewed_at: string | null;
            /**
             * Format: date-time
             * @description When they signed; null until then.
             */
            signed_at: string | null;
            /**
             * Format: date-time
             * @description When they declined; null unless they did.
             */
            declined_at: string | null;
        };
        /** @description What `POST /documents` takes. */
        DocumentsCreateBody: {
            /** @description What the document is called. */
            title: string;
            /** @description What it is about. */
            description?: string | null;
            /**
             * @description What kind of document it is.
             * @default OTHER
             * @enum {string}
             */
            category?: "CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER";
            /** @description Whom it is about or whose it is: an active person. */
            owner_id?: string;
            /**
             * @description Not together with is_company_library.
             * @default false
             */
            is_private?: boolean;
            /**
             * @description Seen by everyone in the organization. Not together with is_private.
             * @default false
             */
            is_company_library?: boolean;
            /** @description A folder of the organization; null: none. */
            folder_id?: string | null;
            /** @description Labels; all of them, in place of those there. */
            tags?: string[];
            /** @description The name to download it under. Folders and characters that are unsafe in names are taken out; an extension that does not fit the type is completed. */
            file_name: string;
            /**
             * @description The type of the file; its bytes must be of it.
             * @enum {string}
             */
            mime_type: "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "image/heic" | "image/tiff" | "text/plain" | "text/csv" | "text/markdown" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.oasis.opendocument.text" | "application/vnd.oasis.opendocument.spreadsheet";
            /** @description The file in base64 (with padding, no line breaks); at most 750000 bytes once decoded. */
            content: string;
        };
        /** @description What `POST /documents/{id}/signers` takes. */
        DocumentsSetSignersBody: {
            /** @description Who signs, in this order: active people. */
            user_ids: string[];
            /**
             * @description SEQUENTIAL: one after the other; PARALLEL: in any order.
             * @default SEQUENTIAL
             * @enum {string}
             */
            signing_mode?: "SEQUENTIAL" | "PARALLEL";
            /**
             * Format: date-time
             * @description In the future, ISO 8601 with an offset; none when absent.
             */
            signature_deadline?: string | null;
        };
        /** @description What `PATCH /documents/{id}` takes. */
        DocumentsUpdateBody: {
            /** @description What the document is called. */
            title?: string;
            /** @description What it is about. */
            description?: string | null;
            /**
             * @description What kind of document it is.
             * @enum {string}
             */
            category?: "CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER";
            /** @description Whom it is about or whose it is: an active person. */
            owner_id?: string;
            /** @description Not together with is_company_library. */
            is_private?: boolean;
            /** @description Seen by everyone in the organization. Not together with is_private. */
            is_company_library?: boolean;
            /** @description A folder of the organization; null: none. */
            folder_id?: string | null;
            /** @description Labels; all of them, in place of those there. */
            tags?: string[];
            /**
             * Format: date-time
             * @description Moves the deadline while signatures are pending; null takes it away.
             */
            signature_deadline?: string | null;
            /** @description The name to download it under. Folders and characters that are unsafe in names are taken out; an extension that does not fit the type is completed. */
            file_name?: string;
            /**
             * @description The type of the file; its bytes must be of it.
             * @enum {string}
             */
            mime_type?: "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "image/heic" | "image/tiff" | "text/plain" | "text/csv" | "text/markdown" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.oasis.opendocument.text" | "application/vnd.oasis.opendocument.spreadsheet";
            /** @description The file in base64 (with padding, no line breaks); at most 750000 bytes once decoded. */
            content?: string;
        };
        /** @description What a person’s job was, is or is planned to be, from a day on. */
        Employment: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Whose job it is. */
            user_id: string;
            /**
             * Format: date
             * @description The day from which it holds, on the organization’s calendar; until the next one does.
             */
            effective_date: string;
            values: components["schemas"]["EmploymentValues"];
            /** @description What differs from before; empty on the first row. Of a planned change: what it sets. */
            changed: ("job_title" | "department_id" | "manager_id" | "division" | "work_location" | "level" | "employment_type" | "working_pattern")[];
            /** @description Why, in the words of who made the change; null: not said. */
            reason: string | null;
            /** @description Who made or planned the change; null: not known. */
            created_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * @description CURRENT: what holds today. PLANNED: it is carried out when its day begins.
             * @enum {string}
             */
            status: "PAST" | "CURRENT" | "PLANNED";
            /** @description Whether the person is hired again on this day: another employment begins. */
            is_rehire: boolean;
            /** @description Why a planned change was not carried out when it was due; it waits until it is changed or deleted. null: nothing is in its way. */
            problem: string | null;
        };
        /** @description A page of records, and where the next begins. */
        EmploymentListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Employment"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description One employment of a person, from the first to the last day. */
        EmploymentPeriod: {
            /** @description 1 for the first employment, 2 for the second. */
            number: number;
            /**
             * Format: date
             * @description Its first day; null: not recorded.
             */
            started_on: string | null;
            /**
             * Format: date
             * @description Its last day; null while no end is known.
             */
            ended_on: string | null;
            /**
             * @description PAST: it is over. PLANNED: the person left and is to be hired again on the first day.
             * @enum {string}
             */
            status: "PAST" | "CURRENT" | "PLANNED";
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
            /** @description Of one that is planned: the planned change to delete so that it does not begin. */
            planned_change_id: string | null;
        };
        /** @description The answer, in the envelope of all answers. */
        EmploymentPeriodsResponse: {
            data: components["schemas"]["EmploymentPeriodsResponseData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What was asked for. */
        EmploymentPeriodsResponseData: {
            /** @description The oldest first. */
            periods: components["schemas"]["EmploymentPeriod"][];
        };
        /** @description The values of a job that are kept over time. */
        EmploymentValues: {
            /** @description What the person does, in the words of the organization. */
            job_title: string | null;
            /** @description The department the person belongs to; null: none. */
            department_id: string | null;
            /** @description Whom the person reports to. Decides on their leave; null: no one. */
            manager_id: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location: string | null;
            /**
             * @description Seniority, for information: no right follows from it. STANDARD on a new person unless given.
             * @enum {string}
             */
            level: "STANDARD" | "SENIOR" | "LEAD" | "PRINCIPAL";
            /**
             * @description How the person is employed; null: not recorded.
             * @enum {string|null}
             */
            employment_type: "FULL_TIME" | "PART_TIME" | "CONTRACT" | "TEMPORARY" | "INTERN" | null;
            /** @description When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend. */
            working_pattern: components["schemas"]["EmploymentValuesWorkingPattern"] | null;
        };
        /** @description When someone works, and how much. */
        EmploymentValuesWorkingPattern: {
            /** @description Whether every week is alike, or two take turns. */
            cycle_weeks: number;
            /** @description As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between. */
            weeks: components["schemas"]["EmploymentValuesWorkingPatternWeek"][];
        };
        /** @description Minutes of work on each day of a week. */
        EmploymentValuesWorkingPatternWeek: {
            /** @description Minutes on a Monday; 0: a day off. */
            MONDAY: number;
            /** @description Minutes on a Tuesday; 0: a day off. */
            TUESDAY: number;
            /** @description Minutes on a Wednesday; 0: a day off. */
            WEDNESDAY: number;
            /** @description Minutes on a Thursday; 0: a day off. */
            THURSDAY: number;
            /** @description Minutes on a Friday; 0: a day off. */
            FRIDAY: number;
            /** @description Minutes on a Saturday; 0: a day off. */
            SATURDAY: number;
            /** @description Minutes on a Sunday; 0: a day off. */
            SUNDAY: number;
        };
        /** @description Why a request was refused. Branch on `code`; the message may be reworded. */
        Error: {
            /**
             * @description What kind of refusal it is; new ones may be added.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "AUTH_INVALID" | "FORBIDDEN" | "SCOPE_MISSING" | "MODULE_DISABLED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "IDEMPOTENCY_CONFLICT" | "PRECONDITION_FAILED" | "PAYLOAD_TOO_LARGE" | "VALIDATION_FAILED" | "RATE_LIMITED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "UNAVAILABLE";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Safe hints, such as `field`, `reason` or `required_scope`. */
        ErrorDetails: {
            [key: string]: unknown;
        };
        /** @description A type of event that an endpoint can subscribe to. */
        EventType: {
            /** @description Its name, as `events` of an endpoint takes it. */
            type: string;
            /** @description When it is raised. */
            summary: string;
            /**
             * @description What a token needs to subscribe to it, and the owner’s role to receive it; null: nothing.
             * @enum {string|null}
             */
            required_scope: "users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "certificate_requirements:read" | "certificate_requirements:write" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "pay_runs:read" | "pay_runs:write" | "projects:read" | "schedules:read" | "availability:read" | "availability:write" | "shift_offers:read" | "shift_offers:write" | "staffing_requirements:read" | "staffing_requirements:write" | "labor_budgets:read" | "labor_budgets:write" | "working_rules:read" | "working_rules:write" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "access_grants:read" | "access_grants:write" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write" | "sandbox:write" | "scim" | null;
            /** @description The kind of record it is about. */
            object: string;
            /**
             * @description Not sent while this module is off.
             * @enum {string|null}
             */
            module: "time_tracking" | "expenses" | null;
            /** @description Whether it only ever holds id and object of the record. */
            is_thin: boolean;
            /** @description Fields whose old values `previous` may hold. */
            previous: string[];
            /** @description Where the OpenAPI document describes it, with an example. */
            described_at: string;
        };
        /** @description One thing that was paid for. */
        ExpenseLineItem: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /**
             * Format: date
             * @description The day on which it was paid.
             */
            date: string;
            /** @description What was bought. */
            description: string | null;
            /** @description Who was paid. */
            vendor: string | null;
            /**
             * @description What kind of expense it is.
             * @enum {string}
             */
            expense_type: "ACCOMMODATION" | "AIRFARE" | "GROUND_TRANSPORT" | "MEALS" | "ENTERTAINMENT" | "SUPPLIES" | "COMMUNICATION" | "TRAINING" | "OTHER";
            /** @description The class or account that bookkeeping knows it by. */
            expense_class: string | null;
            /** @description ISO 4217. That of the report unless given. */
            currency: string;
            /** @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same. */
            exchange_rate: number;
            /** @description In the currency of the line. At most four decimals. */
            amount_before_tax: number;
            /** @description GST in the currency of the line. At most four decimals. */
            gst: number;
            /** @description PST in the currency of the line. At most four decimals. */
            pst: number;
            /** @description HST in the currency of the line. At most four decimals. */
            hst: number;
            /** @description QST in the currency of the line. At most four decimals. */
            qst: number;
            /** @description Gratuity in the currency of the line. At most four decimals. */
            gratuity: number;
            /** @description A receipt of the same report; null: none. */
            receipt_id: string | null;
            /** @description Remarks for anyone who checks the line. */
            notes: string | null;
            /** @description amount_before_tax with taxes and gratuity, in the currency of the line, not rounded. */
            total: number;
            /** @description total × exchange_rate, rounded half up to the minor unit of the report’s currency. */
            total_in_base_currency: number;
        };
        /** @description A drive in one’s own car. */
        ExpenseMileage: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /**
             * Format: date
             * @description The day of the drive.
             */
            date: string;
            /** @description From where to where, and what for. */
            description: string | null;
            /** @description distance is one way and counts twice. */
            round_trip: boolean;
            /** @description How far, one way for a round trip; at most two decimals. */
            distance: number;
            /**
             * @description What distance and rate_per_unit are counted in.
             * @enum {string}
             */
            unit: "KILOMETERS" | "MILES";
            /** @description For one kilometre or mile; at most four decimals. */
            rate_per_unit: number;
            /** @description ISO 4217. That of the report unless given. */
            currency: string;
            /** @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same. */
            exchange_rate: number;
            /** @description GST in the currency of the line. At most four decimals. */
            gst: number;
            /** @description Remarks for anyone who checks the line. */
            notes: string | null;
            /** @description distance, doubled for a round trip, × rate_per_unit, with GST, in the currency of the line, not rounded. */
            total: number;
            /** @description total × exchange_rate, rounded half up to the minor unit of the report’s currency. */
            total_in_base_currency: number;
        };
        /** @description A flat amount for a day or a meal. */
        ExpensePerDiem: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /**
             * Format: date
             * @description The day it is for.
             */
            date: string;
            /**
             * @description For a day, a part of it or a meal.
             * @enum {string}
             */
            per_diem_type: "FULL_DAY" | "PARTIAL_DAY" | "BREAKFAST" | "LUNCH" | "DINNER" | "INCIDENTALS";
            /** @description How many; at most two decimals. */
            quantity: number;
            /** @description For one; at most four decimals. */
            rate: number;
            /** @description ISO 4217. That of the report unless given. */
            currency: string;
            /** @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same. */
            exchange_rate: number;
            /** @description GST in the currency of the line. At most four decimals. */
            gst: number;
            /** @description PST in the currency of the line. At most four decimals. */
            pst: number;
            /** @description Whether a meal was provided, for anyone who checks the rate. */
            meal_provided: boolean;
            /** @description Remarks for anyone who checks the line. */
            notes: string | null;
            /** @description quantity × rate with taxes, in the currency of the line, not rounded. */
            total: number;
            /** @description total × exchange_rate, rounded half up to the minor unit of the report’s currency. */
            total_in_base_currency: number;
        };
        /** @description A picture or PDF of what was paid. */
        ExpenseReceipt: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description The name it was uploaded under. */
            file_name: string;
            /**
             * @description What kind of file it is, as its bytes show.
             * @enum {string}
             */
            mime_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "image/heic";
            /** @description Size of the file. */
            size_bytes: number;
            /**
             * Format: date-time
             * @description When it was added to the report.
             */
            uploaded_at: string;
        };
        /** @description The answer, in the envelope of all answers. */
        ExpenseReceiptResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["ExpenseReceipt"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Expenses of one person, submitted and decided on together. All totals are worked out by the server. */
        ExpenseReport: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Counts the reports of the organization by year, one after the other. */
            report_number: string;
            /** @description What the expenses were for, in a line. */
            title: string;
            /** @description More on them, for anyone who decides. */
            description: string | null;
            /** @description Why the person travelled. */
            trip_purpose: string | null;
            /**
             * @description How it is settled: paid back, on a company card, or as a trip.
             * @enum {string}
             */
            report_type: "REIMBURSEMENT" | "CORPORATE_CARD" | "TRAVEL";
            /**
             * @description SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change.
             * @enum {string}
             */
            status: "DRAFT" | "SUBMITTED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "PAID";
            /**
             * Format: date
             * @description First day of the trip; null: no trip.
             */
            departure_date: string | null;
            /**
             * Format: date
             * @description Last day of the trip, not before departure_date; null: no trip.
             */
            return_date: string | null;
            /** @description ISO 4217. Totals are in it; amounts in other currencies are converted to it. */
            currency: string;
            /** @description Sum of line_items in the report’s currency, taxes included. */
            total_expenses: number;
            /** @description Sum of per_diems in the report’s currency, taxes included. */
            total_per_diems: number;
            /** @description Sum of mileage in the report’s currency, taxes included. */
            total_mileage: number;
            /** @description The GST, PST, HST and QST within the three. */
            total_tax: number;
            /** @description total_expenses, total_per_diems and total_mileage together. */
            grand_total: number;
            /** @description Whose expenses they are, also before submission. */
            submitted_by: components["schemas"]["PersonName"];
            /** @description Who is to decide, from submission on; then who decided. null in a draft and for what no person decided. */
            approver: components["schemas"]["PersonName"] | null;
            /** @description The absent person on whose behalf a deputy decided; null unless a deputy did. */
            on_behalf_of_id: string | null;
            /** @description Who decides one after the other, by the organization’s policy when the request was sent; empty: one decision will do. */
            approvals: components["schemas"]["Approval"][];
            /** @description The department it is charged to; null: none. */
            department_id: string | null;
            /** @description The project it belongs to: one that the person sees; null: none. */
            project_id: string | null;
            /** @description The cost centre that bookkeeping charges. */
            cost_center: string | null;
            /** @description Whether a client is billed for it. */
            is_billable: boolean;
            /**
             * Format: date-time
             * @description When it was last submitted; null in a draft.
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When it was approved; null until then.
             */
            approved_at: string | null;
            /** @description What the approver said with the approval. */
            approver_notes: string | null;
            /** @description Until it is submitted again. */
            rejection_reason: string | null;
            /**
             * Format: date-time
             * @description When it was marked as paid; null until then.
             */
            paid_at: string | null;
            /** @description How it was paid. */
            payment_method: string | null;
            /** @description Names the payment in the bank’s or payroll’s books. */
            payment_reference: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description Who is paid, if it is not the person: a name. */
            payable_to: string | null;
            /** @description What was paid for, one by one. */
            line_items: components["schemas"]["ExpenseLineItem"][];
            /** @description Flat amounts for days and meals. */
            per_diems: components["schemas"]["ExpensePerDiem"][];
            /** @description Drives in one’s own car. */
            mileage: components["schemas"]["ExpenseMileage"][];
            /** @description Files that prove what was paid. */
            receipts: components["schemas"]["ExpenseReceipt"][];
        };
        /** @description An expense report was approved: by its approver, or on submission if it stays within the organization’s threshold. */
        ExpenseReportApprovedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "expense_report.approved";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["ExpenseReportEventData"];
            previous?: components["schemas"]["ExpenseReportApprovedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        ExpenseReportApprovedEventPrevious: {
            /**
             * @description SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change.
             * @enum {string}
             */
            status?: "DRAFT" | "SUBMITTED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "PAID";
        };
        /** @description What it happened to. */
        ExpenseReportEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["ExpenseReport"] | components["schemas"]["ThinRecord"];
        };
        /** @description A page of records, and where the next begins. */
        ExpenseReportListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["ExpenseReport"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description An expense report was marked as paid. */
        ExpenseReportPaidEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "expense_report.paid";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["ExpenseReportEventData"];
            previous?: components["schemas"]["ExpenseReportPaidEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        ExpenseReportPaidEventPrevious: {
            /**
             * @description SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change.
             * @enum {string}
             */
            status?: "DRAFT" | "SUBMITTED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "PAID";
        };
        /** @description An expense report was rejected. */
        ExpenseReportRejectedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "expense_report.rejected";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["ExpenseReportEventData"];
            previous?: components["schemas"]["ExpenseReportRejectedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        ExpenseReportRejectedEventPrevious: {
            /**
             * @description SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change.
             * @enum {string}
             */
            status?: "DRAFT" | "SUBMITTED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "PAID";
        };
        /** @description The answer, in the envelope of all answers. */
        ExpenseReportResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["ExpenseReport"];
            meta: components["schemas"]["Meta"];
        };
        /** @description An expense report was submitted, for the first time or again after it was rejected. */
        ExpenseReportSubmittedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "expense_report.submitted";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["ExpenseReportEventData"];
            previous?: components["schemas"]["ExpenseReportSubmittedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        ExpenseReportSubmittedEventPrevious: {
            /**
             * @description SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change.
             * @enum {string}
             */
            status?: "DRAFT" | "SUBMITTED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "PAID";
        };
        /** @description What `POST /expense-reports/{id}/receipts` takes. */
        ExpenseReportsAddReceiptBody: {
            /** @description The name to download it under. Folders and characters that are unsafe in names are taken out; an extension that does not fit the type is completed. */
            file_name: string;
            /**
             * @description The type of the file; its bytes must be of it.
             * @enum {string}
             */
            mime_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "image/heic";
            /** @description The file in base64 (with padding, no line breaks); at most 750000 bytes once decoded. */
            content: string;
        };
        /** @description What `POST /expense-reports/{id}/approve` takes. */
        ExpenseReportsApproveBody: {
            /** @description A word with the approval. */
            approver_notes?: string | null;
            /** @description true: decides all steps that are left, whoever they wait for. For Administrators and Executives; each step records it. */
            all_steps?: boolean;
        };
        /** @description What `POST /expense-reports` takes. */
        ExpenseReportsCreateBody: {
            /** @description What the expenses were for, in a line. */
            title: string;
            /** @description More on them, for anyone who decides. */
            description?: string | null;
            /** @description Why the person travelled. */
            trip_purpose?: string | null;
            /**
             * @description How it is settled: paid back, on a company card, or as a trip.
             * @default REIMBURSEMENT
             * @enum {string}
             */
            report_type?: "REIMBURSEMENT" | "CORPORATE_CARD" | "TRAVEL";
            /**
             * Format: date
             * @description First day of the trip; null: no trip.
             */
            departure_date?: string | null;
            /**
             * Format: date
             * @description Last day of the trip, not before departure_date; null: no trip.
             */
            return_date?: string | null;
            /** @description The cost centre that bookkeeping charges. */
            cost_center?: string | null;
            /** @description Who is paid, if it is not the person: a name. */
            payable_to?: string | null;
            /** @description All of them: what is sent replaces what is there. */
            line_items?: components["schemas"]["NewExpenseLineItem"][];
            /** @description All of them: what is sent replaces what is there. */
            per_diems?: components["schemas"]["NewExpensePerDiem"][];
            /** @description All of them: what is sent replaces what is there. */
            mileage?: components["schemas"]["NewExpenseMileage"][];
            /** @description That of the organization unless given. */
            currency?: string;
            /** @description The person’s own unless given. */
            department_id?: string | null;
            /** @description The project it belongs to: one that the person sees; null: none. */
            project_id?: string | null;
            /** @description As the project unless given. */
            is_billable?: boolean;
        };
        /** @description What `POST /expense-reports/{id}/pay` takes. */
        ExpenseReportsPayBody: {
            /** @description How it was paid. */
            payment_method: string;
            /** @description Names the payment in the bank’s or payroll’s books. */
            payment_reference?: string | null;
        };
        /** @description What `POST /expense-reports/{id}/reject` takes. */
        ExpenseReportsRejectBody: {
            /** @description Why it is turned down; the person reads it. */
            reason: string;
            /** @description true: decides all steps that are left, whoever they wait for. For Administrators and Executives; each step records it. */
            all_steps?: boolean;
        };
        /** @description What `PATCH /expense-reports/{id}` takes. */
        ExpenseReportsUpdateBody: {
            /** @description What the expenses were for, in a line. */
            title?: string;
            /** @description More on them, for anyone who decides. */
            description?: string | null;
            /** @description Why the person travelled. */
            trip_purpose?: string | null;
            /**
             * @description How it is settled: paid back, on a company card, or as a trip.
             * @enum {string}
             */
            report_type?: "REIMBURSEMENT" | "CORPORATE_CARD" | "TRAVEL";
            /**
             * Format: date
             * @description First day of the trip; null: no trip.
             */
            departure_date?: string | null;
            /**
             * Format: date
             * @description Last day of the trip, not before departure_date; null: no trip.
             */
            return_date?: string | null;
            /** @description The cost centre that bookkeeping charges. */
            cost_center?: string | null;
            /** @description Who is paid, if it is not the person: a name. */
            payable_to?: string | null;
            /** @description All of them: what is sent replaces what is there. */
            line_items?: components["schemas"]["NewExpenseLineItem"][];
            /** @description All of them: what is sent replaces what is there. */
            per_diems?: components["schemas"]["NewExpensePerDiem"][];
            /** @description All of them: what is sent replaces what is there. */
            mileage?: components["schemas"]["NewExpenseMileage"][];
            /** @description Changes only together with all lines that are there: their exchange rates are to the old one. */
            currency?: string;
            /** @description The department it is charged to; null: none. */
            department_id?: string | null;
            /** @description The project it belongs to: one that the person sees; null: none. */
            project_id?: string | null;
            /** @description Whether a client is billed for it. */
            is_billable?: boolean;
        };
        /** @description An event, as a webhook endpoint of the token’s owner would get it. */
        FeedEvent: {
            /** @description The same as in deliveries to webhook endpoints. */
            id: string;
            /** @description What happened. */
            type: string;
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened. */
            organization_id: string;
            data: components["schemas"]["FeedEventData"];
            previous?: components["schemas"]["FeedEventPrevious"];
        };
        /** @description What it happened to. */
        FeedEventData: {
            object: components["schemas"]["FeedEventDataObject"];
        };
        /** @description The record as the owner of the token sees it, at its standard tier; as the event’s type describes it under Events. */
        FeedEventDataObject: {
            [key: string]: unknown;
        };
        /** @description A page of records, and where the next begins. */
        FeedEventListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["FeedEvent"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        FeedEventPrevious: {
            [key: string]: unknown;
        };
        /** @description Why the request was refused. */
        ForbiddenOrScopeMissingOrModuleDisabledRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "FORBIDDEN" | "SCOPE_MISSING" | "MODULE_DISABLED";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Why the request was refused. */
        ForbiddenOrScopeMissingRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "FORBIDDEN" | "SCOPE_MISSING";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Why the request was refused. */
        ForbiddenRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "FORBIDDEN";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description A step of a decision, before it is taken. */
        ForeseenStep: {
            /** @description Its place, from 1 on. */
            step: number;
            /**
             * @description MANAGER: the person’s manager. DEPARTMENT_HEAD: who heads or manages their department. ROLE: anyone with `role` or one above. PERSON: `user_id`. HOLDER_OF: whoever was given `package` for people of their department.
             * @enum {string}
             */
            by: "MANAGER" | "DEPARTMENT_HEAD" | "ROLE" | "PERSON" | "HOLDER_OF";
            /**
             * @description Of a step by ROLE; else null.
             * @enum {string|null}
             */
            role: "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE" | null;
            /** @description Of a step by PERSON; else null. */
            user_id: string | null;
            /**
             * @description Of a step by HOLDER_OF alone.
             * @enum {string}
             */
            package?: "EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING";
            /**
             * @description NOBODY: nobody active could take it. OWN: the person themselves alone could. DECIDED_BEFORE: who could had decided a step before. ENDED: the request was rejected or withdrawn before. Null unless it is SKIPPED.
             * @enum {string|null}
             */
            skipped_because: "NOBODY" | "OWN" | "DECIDED_BEFORE" | "ENDED" | null;
            /** @description Who can take it as things are, deputies of those who are away among them; the first ten. Empty for a step that is skipped. */
            deciders: components["schemas"]["Decider"][];
        };
        /** @description What a person sets out to reach. */
        Goal: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Whose goal it is. */
            user_id: string;
            /** @description The goal in a line. */
            title: string;
            /** @description How it is reached, and how that is seen. */
            description: string | null;
            /**
             * @description Where the person stands. A COMPLETED or CANCELLED goal can be taken up again.
             * @enum {string}
             */
            status: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            /** @description 0 until the goal is IN_PROGRESS, 100 once it is COMPLETED. */
            progress_percent: number;
            /**
             * Format: date
             * @description When work on it begins; null: open.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description When it should be reached; null: open.
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When it was reached; null until then.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        GoalListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Goal"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Someone who is hired again, now or on a day to come. */
        HiredAgain: {
            /** @description Who is hired again. */
            id: string;
            /**
             * @description HIRED: the employment has begun. PLANNED: it begins with start_date; until then the person has no access.
             * @enum {string}
             */
            status: "HIRED" | "PLANNED";
            /**
             * Format: date
             * @description The first day.
             */
            start_date: string;
            /** @description Of one that is planned: the planned change to delete so that it does not begin. */
            planned_change_id: string | null;
        };
        /** @description The answer, in the envelope of all answers. */
        HiredAgainResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["HiredAgain"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The public holidays of one calendar year, as the organization keeps them. */
        HolidayYear: {
            /** @description The calendar year. */
            year: number;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** @description Province or state whose holidays count; null: those of the country alone. */
            region: string | null;
            /** @description In the order of their dates. */
            holidays: components["schemas"]["PublicHoliday"][];
        };
        /** @description The answer, in the envelope of all answers. */
        HolidayYearResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["HolidayYear"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What someone worked against what their contract asks for, by day, week and month, carried on. */
        HoursAccount: {
            /** @description Whose account it is. */
            user_id: string;
            /** @description The same person by name. */
            user: components["schemas"]["PersonName"];
            /** @description Whether the organization keeps hours accounts; false: all else is empty. */
            is_kept: boolean;
            /**
             * Format: date
             * @description The first day that counts; null: none does.
             */
            begins_on: string | null;
            /**
             * Format: date
             * @description The last day that is counted: yesterday, or the last day of employment; null: none is yet.
             */
            counted_through: string | null;
            /** @description What there is: more worked than expected, or less if it is negative. */
            balance_minutes: number;
            /** @description What it should not exceed at a month’s end; null: no cap. */
            cap_minutes: number | null;
            /**
             * @description Whether what is above the cap is only told, or taken away.
             * @enum {string}
             */
            cap: "WARN" | "CUT";
            /** @description Whether it is above the cap now. */
            is_over_cap: boolean;
            /** @description The month of the weeks and entries shown, YYYY-MM. */
            month: string;
            /** @description The work weeks that the month touches. */
            weeks: components["schemas"]["AccountWeek"][];
            /** @description What was entered by hand in the month, in order. */
            entries: components["schemas"]["HoursAccountEntryInAccount"][];
            /** @description Every month since the account began, in order. */
            months: components["schemas"]["AccountMonth"][];
        };
        /** @description What was entered in an hours account by hand. It is never changed, only followed by another. */
        HoursAccountEntryInAccount: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /**
             * @description CORRECTION: by hand; PAY_OUT: paid in money; LEAVE_IN_LIEU: given as leave.
             * @enum {string}
             */
            kind: "CORRECTION" | "PAY_OUT" | "LEAVE_IN_LIEU";
            /**
             * Format: date
             * @description The day from which it counts.
             */
            date: string;
            /** @description What it adds to the account; what is paid out or given as leave is negative. */
            minutes: number;
            /** @description The leave balance that hours given as leave went to; null for the others. */
            leave_type_id: string | null;
            /** @description Why it was made. */
            reason: string | null;
            /** @description Who made it; null if no person did. */
            created_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
        };
        /** @description The answer, in the envelope of all answers. */
        HoursAccountResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["HoursAccount"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Why the request was refused. */
        InternalErrorRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "INTERNAL_ERROR";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description How many hours, and how much money, the work of a department may take in a week. */
        LaborBudget: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Whose work it is for. */
            department_id: string;
            /**
             * Format: date
             * @description The first day of the week, as the organization begins its weeks.
             */
            week: string;
            /** @description How many hours may be worked, with at most two decimals; null: no limit. */
            hours: number | null;
            /** @description What its work may cost, in the currency of the organization, with at most four decimals; null: no limit. Administrators, Executives and holders of SCHEDULE_COST see it. */
            amount?: number | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        LaborBudgetListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["LaborBudget"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        LaborBudgetResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["LaborBudget"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /labor-budgets` takes. */
        LaborBudgetsCreateBody: {
            /** @description Whose work it is for. */
            department_id: string;
            /**
             * Format: date
             * @description The first day of the week, as the organization begins its weeks.
             */
            week: string;
            /** @description How many hours may be worked, with at most two decimals; null: no limit. */
            hours?: number | null;
            /** @description What its work may cost, in the currency of the organization, with at most four decimals; null: no limit. Administrators, Executives and holders of SCHEDULE_COST see it. */
            amount?: number | null;
        };
        /** @description What `PATCH /labor-budgets/{id}` takes. */
        LaborBudgetsUpdateBody: {
            /** @description How many hours may be worked, with at most two decimals; null: no limit. */
            hours?: number | null;
            /** @description What its work may cost, in the currency of the organization, with at most four decimals; null: no limit. Administrators, Executives and holders of SCHEDULE_COST see it. */
            amount?: number | null;
        };
        /** @description Time off of one person. A leave of a private type is whole for the person, their manager, Administrators and Executives; other readers get its dates and status, and nothing of its type, reason and comments. */
        Leave: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Who is away. */
            user_id: string;
            /** @description null if the leave is private and not the reader’s to know. */
            leave_type_id: string | null;
            leave_type: components["schemas"]["LeaveTypeInLeave"];
            /**
             * @description PENDING: waits for a decision. Nothing changes any more once it is REJECTED or CANCELLED.
             * @enum {string}
             */
            status: "PENDING" | "APPROVED" | "REJECTED" | "CANCELLED";
            /**
             * Format: date
             * @description The first day of the leave.
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day of the leave.
             */
            end_date: string;
            /**
             * @description SECOND_HALF: begins at noon of start_date.
             * @enum {string}
             */
            start_half: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /**
             * @description FIRST_HALF: ends at noon of end_date.
             * @enum {string}
             */
            end_half: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /** @description Of leave by the clock, on the organization’s; null for whole and half days. */
            start_time: string | null;
            /** @description Of leave by the clock, 24:00 at the latest; null for whole and half days. */
            end_time: string | null;
            /** @description Working days; weekends of the organization and public holidays are left out, a half day is 0.5. */
            total_days: number;
            /** @description Of leave by the clock; null for whole and half days. */
            total_hours: number | null;
            /** @description Why the person asked for it. */
            reason: string | null;
            /** @description Who took the last decision: approved, rejected, cancelled, or declined a cancellation. */
            decided_by_id: string | null;
            /** @description The absent person on whose behalf a deputy decided; null unless a deputy did. */
            on_behalf_of_id: string | null;
            /**
             * Format: date-time
             * @description When that decision was taken; null until then.
             */
            decided_at: string | null;
            /** @description What was said along with the decision. */
            decision_comment: string | null;
            /** @description Why it was not granted; null unless it is REJECTED. */
            rejection_reason: string | null;
            /** @description Who decides one after the other, by the organization’s policy when the request was sent; empty: one decision will do. */
            approvals: components["schemas"]["Approval"][];
            /** @description The approved leave in whose place this one is asked for, or was. That one stands until this is decided, and is CANCELLED once this is approved. */
            replaces_id: string | null;
            /** @description The leave that is asked for in place of this one and waits; of a CANCELLED one, the leave that took its place. */
            change_id: string | null;
            /**
             * Format: date-time
             * @description Set while the person’s wish to cancel an APPROVED leave waits for an answer, and kept once it is granted.
             */
            cancellation_requested_at: string | null;
            /**
             * Format: date-time
             * @description When it was withdrawn or cancelled; null unless it is CANCELLED.
             */
            cancelled_at: string | null;
            /** @description Why the person withdrew it or wants it cancelled. */
            cancellation_request_reason: string | null;
            /**
             * Format: date-time
             * @description When it was asked for or booked.
             */
            submitted_at: string;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description What user_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            user?: components["schemas"]["PersonName"] | null;
        };
        /** @description A leave was approved. */
        LeaveApprovedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "leave.approved";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["LeaveEventData"];
            previous?: components["schemas"]["LeaveApprovedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        LeaveApprovedEventPrevious: {
            /**
             * @description PENDING: waits for a decision. Nothing changes any more once it is REJECTED or CANCELLED.
             * @enum {string}
             */
            status?: "PENDING" | "APPROVED" | "REJECTED" | "CANCELLED";
        };
        /** @description What there is of one type of leave, and what became of it. */
        LeaveBalance: {
            leave_type: components["schemas"]["LeaveTypeInBalance"];
            /** @description What the whole year gives; null: unlimited. */
            entitled: number | null;
            /** @description What of it has been given so far. */
            accrued: number;
            /** @description Came from the year before, less what of it expired or moved on into the next. */
            carried_over: number;
            /** @description Sum of corrections by hand. */
            adjusted: number;
            /** @description Approved leave of the year, past and to come. */
            taken: number;
            /** @description Reserved by requests that wait for a decision. */
            pending: number;
            /** @description accrued + carried_over + adjusted − taken − pending; null: unlimited. */
            available: number | null;
            /**
             * @description What all amounts of this balance are counted in.
             * @enum {string}
             */
            unit: "DAYS" | "HOURS";
        };
        /** @description What one person has of each leave type in one calendar year. */
        LeaveBalances: {
            /** @description Whose balances they are. */
            user_id: string;
            /** @description The calendar year. */
            year: number;
            /** @description One for each type that the reader may see, by name. */
            balances: components["schemas"]["LeaveBalance"][];
        };
        /** @description The answer, in the envelope of all answers. */
        LeaveBalancesResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["LeaveBalances"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The person asks for an approved leave to be cancelled; it stays APPROVED until someone agrees. */
        LeaveCancellationRequestedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "leave.cancellation_requested";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["LeaveEventData"];
            previous?: components["schemas"]["LeaveCancellationRequestedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        LeaveCancellationRequestedEventPrevious: {
            /**
             * Format: date-time
             * @description Set while the person’s wish to cancel an APPROVED leave waits for an answer, and kept once it is granted.
             */
            cancellation_requested_at?: string | null;
        };
        /** @description A leave was withdrawn, cancelled by someone in charge, or its requested cancellation was granted. */
        LeaveCancelledEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "leave.cancelled";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["LeaveEventData"];
            previous?: components["schemas"]["LeaveCancelledEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        LeaveCancelledEventPrevious: {
            /**
             * @description PENDING: waits for a decision. Nothing changes any more once it is REJECTED or CANCELLED.
             * @enum {string}
             */
            status?: "PENDING" | "APPROVED" | "REJECTED" | "CANCELLED";
        };
        /** @description What it happened to. */
        LeaveEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["Leave"] | components["schemas"]["ThinRecord"];
        };
        /** @description A page of records, and where the next begins. */
        LeaveListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Leave"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What a leave would cost and meet, before it is booked. */
        LeavePreview: {
            /** @description Working days that it takes; a half day is 0.5. */
            total_days: number;
            /** @description For types counted in hours, else null. */
            total_hours: number | null;
            /** @description Every day of the range, in order; none if range or type cannot be booked at all. */
            days: components["schemas"]["LeavePreviewDay"][];
            balance: components["schemas"]["LeavePreviewBalance"];
            /** @description Everything that booking it would be refused for. */
            problems: components["schemas"]["LeavePreviewProblem"][];
            /** @description Those nearest to the person, and deputies of those who are away at this moment; with steps, who takes the first. Empty if no one has to decide, or if only Administrators and Executives can. */
            decided_by: components["schemas"]["Decider"][];
            /** @description Who will decide one after the other, as things are; empty: one decision will do. */
            steps: components["schemas"]["ForeseenStep"][];
            /** @description Published shifts of the person that the leave meets, as far as the caller sees them; the first 20. */
            shifts: components["schemas"]["LeavePreviewShift"][];
            /** @description How many others of the department, as far as the caller’s directory goes, are on approved leave in the range; today and later days alone. */
            colleagues_away: number;
        };
        /** @description Of the year in which the leave begins. */
        LeavePreviewBalance: {
            /** @description What can be booked now; null: unlimited, or not to be known. */
            available_before: number | null;
            /** @description What would be left; null: as before. */
            available_after: number | null;
            /**
             * @description What the type is counted in.
             * @enum {string}
             */
            unit: "DAYS" | "HOURS";
        };
        /** @description A day of the leave, and what it costs. */
        LeavePreviewDay: {
            /**
             * Format: date
             * @description A day of the range.
             */
            date: string;
            /** @description The part of a day that is taken. */
            counted: number;
            /**
             * @description Why it counts as it does. SHIFT: a weekend on which the person has a published shift. NOT_A_WORKING_DAY: a day off by the person’s working pattern.
             * @enum {string}
             */
            why: "WORKING_DAY" | "HALF_DAY" | "SHIFT" | "WEEKEND" | "NOT_A_WORKING_DAY" | "HOLIDAY" | "PART_OF_DAY";
            /** @description What the public holiday is called; null on other days. */
            holiday: string | null;
        };
        /** @description What booking it would be refused for. */
        LeavePreviewProblem: {
            /**
             * @description As in `details.reason` of the refusal. person: not one whom the caller may book for. leave_type: unknown or no longer in use. range: dates, halves or times that do not go together.
             * @enum {string}
             */
            reason: "person" | "leave_type" | "range" | "no_working_days" | "overlap" | "locked_dates" | "balance" | "begun";
            /** @description What is in the way, in words. */
            message: string;
            /** @description The days of the leave that it is about; none for person, type and range. */
            dates: string[];
        };
        /** @description The answer, in the envelope of all answers. */
        LeavePreviewResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["LeavePreview"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A shift that the leave meets. */
        LeavePreviewShift: {
            /** @description The shift. */
            id: string;
            /** @description What it is for. */
            title: string | null;
            /**
             * Format: date-time
             * @description When it begins.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            ends_at: string;
        };
        /** @description A leave was rejected. */
        LeaveRejectedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "leave.rejected";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["LeaveEventData"];
            previous?: components["schemas"]["LeaveRejectedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        LeaveRejectedEventPrevious: {
            /**
             * @description PENDING: waits for a decision. Nothing changes any more once it is REJECTED or CANCELLED.
             * @enum {string}
             */
            status?: "PENDING" | "APPROVED" | "REJECTED" | "CANCELLED";
        };
        /** @description A leave was asked for or booked, in whatever status. */
        LeaveRequestedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "leave.requested";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["LeaveEventData"];
        };
        /** @description The answer, in the envelope of all answers. */
        LeaveResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Leave"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A kind of leave, and how much of it people have. */
        LeaveType: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Unique in the organization, whatever the case. */
            name: string;
            names: components["schemas"]["LeaveTypeNames"];
            /** @description Short name for other systems; unique in the organization, whatever the case. */
            code: string;
            /** @description Hex colour in calendars. */
            color: string;
            /** @description Seen by the person, their manager, Administrators and Executives; others see that someone is away. */
            is_private: boolean;
            /** @description Paid leave appears on the timesheet. */
            is_paid: boolean;
            /** @description Whether a request waits for a decision. */
            requires_approval: boolean;
            /**
             * @description What the type is counted in.
             * @enum {string}
             */
            unit: "DAYS" | "HOURS";
            /** @description What a full year gives, in `unit`, with at most two decimals. null: unlimited, no balance is kept. */
            annual_allowance: number | null;
            /**
             * @description ANNUAL_GRANT gives the allowance at the start of the year, MONTHLY a twelfth at the start of each month.
             * @enum {string}
             */
            accrual: "ANNUAL_GRANT" | "MONTHLY";
            /** @description The most that moves into the next year, where it is used first. 0: nothing; null: all that is left. */
            carry_over_limit: number | null;
            /** @description More for those who have been here longer, in order: by the years completed when it is given, that is at the start of the year or month. Empty: the same for everyone. */
            service_allowances: components["schemas"]["LeaveTypeServiceAllowance"][];
            /** @description Month and day after which what was brought over is lost, as far as it is neither taken nor booked by then. null: at the end of the year. */
            carry_over_expires_on: string | null;
            /** @description Whether it is given by the working days of a person’s pattern against those of the organization’s week: a grant rounded up to a half, from the day on which a pattern holds. Each change of pattern is followed by an entry for the difference. What was given before the type became so stays. */
            pro_rata: boolean;
            /** @description Whether it is for illness: it is offered as such, locked dates do not stand in its way, and who leads the person is told at once. */
            is_sickness: boolean;
            /** @description Of a type for illness: that of a child or another of the family, rather than one’s own. It is offered beside illness of one’s own, and asks for certificates by its own rule. */
            is_for_family: boolean;
            /** @description Of a type counted in DAYS: whether part of one day can be taken from one time to another (`start_time`, `end_time`); it costs that part of the day. */
            allows_hours: boolean;
            /** @description A certificate is asked for once the person is away for more than so many calendar days on end; 0: from the first day on. null: never. */
            certificate_after_days: number | null;
            /** @description An inactive type stays with what was booked and cannot be booked any more. */
            is_active: boolean;
        };
        /** @description Of which type of leave. */
        LeaveTypeInBalance: {
            /** @description The id of the type. */
            id: string;
            /** @description What the type is called. */
            name: string;
            /** @description Its short name for other systems. */
            code: string;
            /** @description Hex colour in calendars. */
            color: string;
            /** @description Whether its leave is redacted for most readers. */
            is_private: boolean;
        };
        /** @description What kind of leave it is; of private leave, most readers learn only that it is one. */
        LeaveTypeInLeave: {
            /** @description The same as leave_type_id. */
            id: string | null;
            /** @description What the type is called. */
            name: string;
            /** @description Its short name for other systems. */
            code: string;
            /** @description Hex colour in calendars. */
            color: string;
            /** @description Whether the leave is redacted for most readers. */
            is_private: boolean;
        };
        /** @description A page of records, and where the next begins. */
        LeaveTypeListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["LeaveType"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What it is called in other languages: people who read one of them see that name, everyone else `name`. */
        LeaveTypeNames: {
            /** @description In the language `en`. */
            en?: string;
            /** @description In the language `fr`. */
            fr?: string;
        };
        /** @description What a year gives to those who have been here so long. */
        LeaveTypeServiceAllowance: {
            /** @description Completed years of employment. */
            after_years: number;
            /** @description What a full year gives from then on, in `unit`. */
            annual_allowance: number;
        };
        /** @description Days, halves, hours or the type of a pending leave changed. */
        LeaveUpdatedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "leave.updated";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["LeaveEventData"];
            previous?: components["schemas"]["LeaveUpdatedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        LeaveUpdatedEventPrevious: {
            /** @description null if the leave is private and not the reader’s to know. */
            leave_type_id?: string | null;
            /**
             * Format: date
             * @description The first day of the leave.
             */
            start_date?: string;
            /**
             * Format: date
             * @description The last day of the leave.
             */
            end_date?: string;
            /**
             * @description SECOND_HALF: begins at noon of start_date.
             * @enum {string}
             */
            start_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /**
             * @description FIRST_HALF: ends at noon of end_date.
             * @enum {string}
             */
            end_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /** @description Of leave by the clock, on the organization’s; null for whole and half days. */
            start_time?: string | null;
            /** @description Of leave by the clock, 24:00 at the latest; null for whole and half days. */
            end_time?: string | null;
        };
        /** @description What `POST /leaves/{id}/approve` takes. */
        LeavesApproveBody: {
            /** @description A word with the decision. */
            comment?: string | null;
            /** @description true: decides all steps that are left, whoever they wait for. For Administrators and Executives; each step records it. */
            all_steps?: boolean;
        };
        /** @description What `POST /leaves/{id}/cancel` takes. */
        LeavesCancelBody: {
            /** @description Why it is cancelled. */
            reason?: string | null;
        };
        /** @description What `POST /leaves/{id}/change` takes. */
        LeavesChangeBody: {
            /** @description An active leave type; that of the leave that stands when absent. */
            leave_type_id?: string;
            /**
             * Format: date
             * @description The first day.
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day; not before start_date.
             */
            end_date: string;
            /**
             * @description Over several days SECOND_HALF begins at noon. A single half day has both halves equal.
             * @default FULL_DAY
             * @enum {string}
             */
            start_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /**
             * @description Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given.
             * @enum {string}
             */
            end_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /** @description Required for types counted in hours; on a single day also of types that allow hours; refused for others. On the organization’s clock, such as 09:00. */
            start_time?: string | null;
            /** @description After start_time on the same day; 24:00 at the latest. */
            end_time?: string | null;
            /** @description Why it is asked for. Seen by those who see the leave whole. */
            reason?: string | null;
        };
        /** @description What `POST /leaves` takes. */
        LeavesCreateBody: {
            /** @description An active leave type. */
            leave_type_id: string;
            /**
             * Format: date
             * @description The first day of the leave.
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day; not before start_date, at most two years of leave at once.
             */
            end_date: string;
            /**
             * @description Over several days SECOND_HALF begins at noon. A single half day has both halves equal.
             * @default FULL_DAY
             * @enum {string}
             */
            start_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /**
             * @description Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given.
             * @enum {string}
             */
            end_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /** @description Required for types counted in hours; on a single day also of types that allow hours; refused for others. On the organization’s clock, such as 09:00. */
            start_time?: string | null;
            /** @description After start_time on the same day; 24:00 at the latest. */
            end_time?: string | null;
            /** @description Why it is asked for. Seen by those who see the leave whole. */
            reason?: string | null;
            /** @description Whose leave it is: for their manager, their Department Head, Administrators and Executives. The caller’s own when absent. */
            user_id?: string;
        };
        /** @description What `POST /leaves/preview` takes. */
        LeavesPreviewBody: {
            /** @description An active leave type. */
            leave_type_id: string;
            /**
             * Format: date
             * @description The first day of the leave.
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day; not before start_date, at most two years of leave at once.
             */
            end_date: string;
            /**
             * @description Over several days SECOND_HALF begins at noon. A single half day has both halves equal.
             * @default FULL_DAY
             * @enum {string}
             */
            start_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /**
             * @description Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given.
             * @enum {string}
             */
            end_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /** @description Required for types counted in hours; on a single day also of types that allow hours; refused for others. On the organization’s clock, such as 09:00. */
            start_time?: string | null;
            /** @description After start_time on the same day; 24:00 at the latest. */
            end_time?: string | null;
            /** @description Why it is asked for. Seen by those who see the leave whole. */
            reason?: string | null;
            /** @description Whose leave it is: for their manager, their Department Head, Administrators and Executives. The caller’s own when absent. */
            user_id?: string;
            /** @description An approved leave in whose place it would be. */
            replaces_id?: string;
        };
        /** @description What `POST /leaves/{id}/reject` takes. */
        LeavesRejectBody: {
            /** @description Why it is not granted. */
            reason: string;
            /** @description true: decides all steps that are left, whoever they wait for. For Administrators and Executives; each step records it. */
            all_steps?: boolean;
        };
        /** @description What `PATCH /leaves/{id}` takes. */
        LeavesUpdateBody: {
            /** @description An active leave type. */
            leave_type_id?: string;
            /**
             * Format: date
             * @description The first day of the leave.
             */
            start_date?: string;
            /**
             * Format: date
             * @description The last day; not before start_date.
             */
            end_date?: string;
            /**
             * @description Over several days SECOND_HALF begins at noon. A single half day has both halves equal.
             * @enum {string}
             */
            start_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /**
             * @description Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given.
             * @enum {string}
             */
            end_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /** @description Required for types counted in hours; on a single day also of types that allow hours; refused for others. On the organization’s clock, such as 09:00. */
            start_time?: string | null;
            /** @description After start_time on the same day; 24:00 at the latest. */
            end_time?: string | null;
            /** @description Why it is asked for. Seen by those who see the leave whole. */
            reason?: string | null;
        };
        /** @description A timesheet of the period that a pay run went without; a later run takes it. */
        LeftOutOfPayRun: {
            /** @description The timesheet. */
            timesheet_id: string;
            /** @description Whose it is. */
            user_id: string;
            /** @description Why the run went without it; null once the person is erased. */
            reason: string | null;
        };
        /** @description What stands beside a page of records. */
        ListMeta: {
            /** @description The same as the header X-Request-Id. Quote it when you report a problem. */
            request_id: string;
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description Pass it as `cursor` to get the next page; null on the last. */
            next_cursor: string | null;
            /** @description What `data` leaves out, and why. */
            withheld?: components["schemas"]["Withheld"][];
            as_of?: components["schemas"]["AsOf"];
            /** @description Types of events that the feed leaves out because the token lacks their scope. */
            withheld_types?: components["schemas"]["WithheldType"][];
        };
        /** @description Days on which leave may not be booked. */
        LockedDates: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /**
             * Format: date
             * @description The first of the days.
             */
            start_date: string;
            /**
             * Format: date
             * @description The last of the days.
             */
            end_date: string;
            /** @description Why no one takes leave then. */
            reason: string | null;
            /** @description null: for everyone. */
            department_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
        };
        /** @description A page of records, and where the next begins. */
        LockedDatesListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["LockedDates"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What stands beside the data of every answer. */
        Meta: {
            /** @description The same as the header X-Request-Id. Quote it when you report a problem. */
            request_id: string;
            /** @description What `data` leaves out, and why. */
            withheld?: components["schemas"]["Withheld"][];
            as_of?: components["schemas"]["AsOf"];
            /**
             * @description There if `dry_run=true` was asked for: nothing of this was kept, ids included.
             * @constant
             */
            dry_run?: true;
            /** @description With `dry_run`: the events that the change would raise, in order. */
            would_raise?: components["schemas"]["RaisedEvent"][];
        };
        /** @description Why the request was refused. */
        MethodNotAllowedRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "METHOD_NOT_ALLOWED";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description A certificate or training that is wanted of someone and is missing, or runs out. */
        MissingCertificate: {
            /** @description Of whom it is wanted. */
            user_id: string;
            /** @description What wants it; the first, if several do. */
            requirement_id: string;
            /**
             * @description Whether a certificate is wanted or training.
             * @enum {string}
             */
            kind: "CERTIFICATE" | "COURSE";
            /** @description What is wanted, by name. */
            name: string;
            /** @description The course; null: a certificate. */
            course_id: string | null;
            /**
             * @description NONE: they never had it; EXPIRED: they had it; RUNS_OUT: they have it, and not for long.
             * @enum {string}
             */
            state: "NONE" | "EXPIRED" | "RUNS_OUT";
            /**
             * Format: date
             * @description The last day on which theirs holds or held; null: they have none.
             */
            valid_until: string | null;
        };
        /** @description A page of records, and where the next begins. */
        MissingCertificateListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["MissingCertificate"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description What kind of equipment it is. */
        NamedAssetCategory: {
            /** @description The id of the category, for category_id. */
            id: string;
            /** @description Unique in the organization, whatever the case. */
            name: string;
        };
        /** @description The course by name. */
        NamedCourse: {
            /** @description The same as course_id. */
            id: string;
            /** @description What the course is called. */
            name: string;
        };
        /** @description A record by name. */
        NamedDepartment: {
            /** @description The id of the record. */
            id: string;
            /** @description What it is called. */
            name: string;
        };
        /** @description A record by name. */
        NamedProject: {
            /** @description The id of the record. */
            id: string;
            /** @description What it is called. */
            name: string;
        };
        /** @description A record by name. */
        NamedTask: {
            /** @description The id of the record. */
            id: string;
            /** @description What it is called. */
            name: string;
        };
        /** @description One thing that was paid for, as it is sent. */
        NewExpenseLineItem: {
            /**
             * Format: date
             * @description The day on which it was paid.
             */
            date: string;
            /** @description What was bought. */
            description?: string | null;
            /** @description Who was paid. */
            vendor?: string | null;
            /**
             * @description What kind of expense it is.
             * @enum {string}
             */
            expense_type: "ACCOMMODATION" | "AIRFARE" | "GROUND_TRANSPORT" | "MEALS" | "ENTERTAINMENT" | "SUPPLIES" | "COMMUNICATION" | "TRAINING" | "OTHER";
            /** @description The class or account that bookkeeping knows it by. */
            expense_class?: string | null;
            /** @description ISO 4217. That of the report unless given. */
            currency?: string;
            /** @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same. */
            exchange_rate?: number;
            /** @description In the currency of the line. At most four decimals. */
            amount_before_tax: number;
            /** @description GST in the currency of the line. At most four decimals. */
            gst?: number;
            /** @description PST in the currency of the line. At most four decimals. */
            pst?: number;
            /** @description HST in the currency of the line. At most four decimals. */
            hst?: number;
            /** @description QST in the currency of the line. At most four decimals. */
            qst?: number;
            /** @description Gratuity in the currency of the line. At most four decimals. */
            gratuity?: number;
            /** @description A receipt of the same report; null: none. */
            receipt_id?: string | null;
            /** @description Remarks for anyone who checks the line. */
            notes?: string | null;
        };
        /** @description A drive in one’s own car, as it is sent. */
        NewExpenseMileage: {
            /**
             * Format: date
             * @description The day of the drive.
             */
            date: string;
            /** @description From where to where, and what for. */
            description?: string | null;
            /** @description distance is one way and counts twice. */
            round_trip?: boolean;
            /** @description How far, one way for a round trip; at most two decimals. */
            distance: number;
            /**
             * @description What distance and rate_per_unit are counted in.
             * @enum {string}
             */
            unit?: "KILOMETERS" | "MILES";
            /** @description For one kilometre or mile; at most four decimals. */
            rate_per_unit: number;
            /** @description ISO 4217. That of the report unless given. */
            currency?: string;
            /** @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same. */
            exchange_rate?: number;
            /** @description GST in the currency of the line. At most four decimals. */
            gst?: number;
            /** @description Remarks for anyone who checks the line. */
            notes?: string | null;
        };
        /** @description A flat amount for a day or a meal, as it is sent. */
        NewExpensePerDiem: {
            /**
             * Format: date
             * @description The day it is for.
             */
            date: string;
            /**
             * @description For a day, a part of it or a meal.
             * @enum {string}
             */
            per_diem_type: "FULL_DAY" | "PARTIAL_DAY" | "BREAKFAST" | "LUNCH" | "DINNER" | "INCIDENTALS";
            /** @description How many; at most two decimals. */
            quantity?: number;
            /** @description For one; at most four decimals. */
            rate: number;
            /** @description ISO 4217. That of the report unless given. */
            currency?: string;
            /** @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same. */
            exchange_rate?: number;
            /** @description GST in the currency of the line. At most four decimals. */
            gst?: number;
            /** @description PST in the currency of the line. At most four decimals. */
            pst?: number;
            /** @description Whether a meal was provided, for anyone who checks the rate. */
            meal_provided?: boolean;
            /** @description Remarks for anyone who checks the line. */
            notes?: string | null;
        };
        /** @description A webhook endpoint with its secret, which is shown this once. */
        NewWebhookEndpoint: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Scheme and host; the rest of the address is not shown. */
            url: string;
            /** @description SHA-256 of the whole address, in hex, so that a program finds its own: of `new URL(url).href`. null unless the caller is the owner or of a higher role. */
            url_hash: string | null;
            /** @description Types of events, at most 50; or * alone for every event, later types included. */
            events: string[];
            /** @description What the endpoint is for. */
            description: string | null;
            /** @description Whose rights decide what is sent. */
            owner: components["schemas"]["PersonName"];
            /**
             * @description Only an active endpoint gets events; what happens meanwhile is not sent later.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * @description Why it is not active; null while it is.
             * @enum {string|null}
             */
            status_reason: "paused" | "failing" | "gone" | "owner_deactivated" | "owner_erased" | "deleted" | null;
            /**
             * Format: date-time
             * @description When status last changed.
             */
            status_changed_at: string;
            /** @description Attempts that failed since the last success. */
            consecutive_failures: number;
            /**
             * Format: date-time
             * @description When an attempt last succeeded; null: never.
             */
            last_success_at: string | null;
            /**
             * Format: date-time
             * @description When an attempt last failed; null: never.
             */
            last_failure_at: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description Signs every delivery. Shown this once. */
            signing_secret: string;
        };
        /** @description The answer, in the envelope of all answers. */
        NewWebhookEndpointResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["NewWebhookEndpoint"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Why the request was refused. */
        NotFoundRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "NOT_FOUND";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Whose data it is: people, settings and all records belong to one. */
        Organization: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description What the organization calls itself. */
            name: string;
            /** @description The address of this API for the organization. */
            base_url: string;
            /** @description IANA name; calendar days are days in this zone. */
            timezone: string;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** @description Province or state, which decides on public holidays; null: those of the country alone. */
            region: string | null;
            /** @description ISO 4217. */
            currency: string;
            /**
             * @description What was subscribed to. The API needs another than FREE.
             * @enum {string}
             */
            plan: "FREE" | "PRO" | "BUSINESS" | "ENTERPRISE";
            /**
             * @description Tokens are served while it is ACTIVE or TRIALING.
             * @enum {string}
             */
            subscription_status: "ACTIVE" | "TRIALING" | "PAST_DUE" | "CANCELLED";
            /**
             * @description On which day a work week begins.
             * @default MONDAY
             * @enum {string}
             */
            week_start: "MONDAY" | "SUNDAY";
            /**
             * @description Days on which no one works: leave does not count them.
             * @default [
             *       "SATURDAY",
             *       "SUNDAY"
             *     ]
             */
            weekend_days: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            /**
             * @description How long a pay period is. Timesheets that are there keep their days.
             * @default BIWEEKLY
             * @enum {string}
             */
            pay_period_type: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY";
            /**
             * Format: date
             * @description A day on which a BIWEEKLY pay period begins.
             * @default 2024-01-01
             */
            pay_period_anchor: string;
            modules: components["schemas"]["OrganizationModules"];
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /**
         * @description Which parts are switched on.
         * @default {
         *       "time_tracking": true,
         *       "expenses": true
         *     }
         */
        OrganizationModules: {
            /** @description Time entries, timesheets and their events. */
            time_tracking: boolean;
            /** @description Expense reports and their events. */
            expenses: boolean;
        };
        /** @description The answer, in the envelope of all answers. */
        OrganizationResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Organization"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Paid leave of one type. */
        PaidLeaveOfType: {
            /** @description The type of leave; null: not known for a timesheet from before types were kept, or private to who asks. */
            leave_type_id: string | null;
            /** @description What the type was called. */
            name: string | null;
            /** @description Minutes of it. */
            minutes: number;
        };
        /** @description A stretch of days that is paid at once, and how far its timesheets are. */
        PayPeriod: {
            /**
             * Format: date
             * @description Its first day.
             */
            period_start: string;
            /**
             * Format: date
             * @description Its last day.
             */
            period_end: string;
            /**
             * @description How long the periods of the organization are.
             * @enum {string}
             */
            period_type: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY";
            status_counts: components["schemas"]["PayPeriodStatusCounts"];
            /** @description How many of these timesheets a pay run has taken. */
            sealed_count: number;
            /** @description It ends on or before the organization’s time_locked_through. */
            is_locked: boolean;
        };
        /** @description A page of records, and where the next begins. */
        PayPeriodListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["PayPeriod"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description How many timesheets that the caller sees have each status. */
        PayPeriodStatusCounts: {
            /** @description Timesheets with this status. */
            OPEN: number;
            /** @description Timesheets with this status. */
            SUBMITTED: number;
            /** @description Timesheets with this status. */
            APPROVED: number;
            /** @description Timesheets with this status. */
            FINALIZED: number;
            /** @description Timesheets with this status. */
            SIGNED: number;
            /** @description Timesheets with this status. */
            REJECTED: number;
        };
        /** @description Timesheets of a pay period and corrections of earlier ones, as they were handed to payroll. Sealed: it never changes. */
        PayRun: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Counted within the organization, from 1. */
            number: number;
            /**
             * Format: date
             * @description The first day of the pay period.
             */
            period_start: string;
            /**
             * Format: date
             * @description Its last day.
             */
            period_end: string;
            /** @description Its lines: timesheets and corrections. */
            line_count: number;
            /** @description Of these, corrections of earlier timesheets. */
            correction_count: number;
            /** @description The sums of its lines, for each currency. */
            totals: components["schemas"]["PayTotals"][];
            /** @description Who sealed it. */
            created_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /** @description Timesheets that the run went without, and why. The next run takes them, once they are locked. */
            left_out: components["schemas"]["LeftOutOfPayRun"][];
            /** @description The hash of the organization’s run before this one; null for the first. */
            previous_hash: string | null;
            /** @description SHA-256, in hexadecimal, of the canonical JSON (RFC 8785) of run, lines and previous_hash, as `GET /pay-runs/{id}/content` has them. */
            hash: string;
        };
        /** @description What one person is paid in a run. Differences may be negative. */
        PayRunLine: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description The run that it belongs to. */
            pay_run_id: string;
            /**
             * @description TIMESHEET: all of it. CORRECTION: the difference that a correction makes to an earlier one.
             * @enum {string}
             */
            kind: "TIMESHEET" | "CORRECTION";
            /** @description Whose pay it is. */
            user_id: string;
            /** @description The timesheet that is paid or corrected. */
            timesheet_id: string;
            /** @description The correction; null for a timesheet. */
            correction_id: string | null;
            /**
             * Format: date
             * @description The first day of the timesheet’s period: for a correction, where it comes from.
             */
            period_start: string;
            /**
             * Format: date
             * @description Its last day.
             */
            period_end: string;
            /** @description Their number in payroll, then. */
            payroll_id: string | null;
            /** @description Their employee number, then. */
            employee_id: string | null;
            /** @description Their department on the last day of the period. */
            department_id: string | null;
            /** @description What it was called. */
            department_name: string | null;
            /** @description Worked and no overtime. */
            regular_minutes: number;
            /** @description Overtime. */
            overtime_minutes: number;
            /** @description Paid leave of all types. */
            paid_leave_minutes: number;
            /** @description The same by type. */
            paid_leave: components["schemas"]["PaidLeaveOfType"][];
            /** @description Public holidays. */
            holiday_minutes: number;
            /** @description Pay for regular_minutes. */
            regular_pay: number;
            /** @description Pay for overtime_minutes, the multiplier included. */
            overtime_pay: number;
            /** @description The two together. */
            total_pay: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Why it was corrected; null for a timesheet. */
            reason: string | null;
            /** @description The record that explains it: the timesheet or the correction. */
            explanation_id: string;
            /** @description SHA-256 of the canonical JSON (RFC 8785) of what `GET /timesheets/{id}/explanation` answers as `data` to those who see pay; for a correction with its `correction_id`. null: no explanation was kept. Runs that were sealed before this could be checked keep the hash that they have, of a record inside. */
            explanation_hash: string | null;
        };
        /** @description A page of records, and where the next begins. */
        PayRunLineListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["PayRunLine"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A page of records, and where the next begins. */
        PayRunListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["PayRun"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        PayRunResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["PayRun"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /pay-runs` takes. */
        PayRunsCreateBody: {
            /**
             * Format: date
             * @description The first day of the pay period, as GET /pay-periods has it.
             */
            period_start: string;
            /** @description Timesheets that the run goes without. */
            left_out?: components["schemas"]["TimesheetToLeaveOut"][];
        };
        /** @description What lines of one currency come to. */
        PayTotals: {
            /** @description Worked and no overtime. */
            regular_minutes: number;
            /** @description Overtime. */
            overtime_minutes: number;
            /** @description Paid leave of all types. */
            paid_leave_minutes: number;
            /** @description Public holidays. */
            holiday_minutes: number;
            /** @description Pay for regular_minutes. */
            regular_pay: number;
            /** @description Pay for overtime_minutes, the multiplier included. */
            overtime_pay: number;
            /** @description The two together. */
            total_pay: number;
            /** @description ISO 4217. */
            currency: string;
        };
        /** @description Why the request was refused. */
        PayloadTooLargeRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "PAYLOAD_TOO_LARGE";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description A person. Which tiers appear depends on the scopes of the token and the role of its owner. */
        Person: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Names between the two; null if there are none. */
            middle_name: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name: string | null;
            /**
             * Format: email
             * @description Unique; signs the person in. Cannot be changed.
             */
            email: string;
            /** @description What the person does, in the words of the organization. */
            job_title: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location: string | null;
            /** @description The department the person belongs to; null: none. */
            department_id: string | null;
            /** @description Whom the person reports to. Decides on their leave; null: no one. */
            manager_id: string | null;
            /**
             * @description What the person and their tokens may see and do. EMPLOYEE on a new person unless given.
             * @enum {string}
             */
            role: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
            /**
             * @description Seniority, for information: no right follows from it. STANDARD on a new person unless given.
             * @enum {string}
             */
            level: "STANDARD" | "SENIOR" | "LEAD" | "PRINCIPAL";
            /** @description false once the account was deactivated: the person can no longer sign in, and their tokens are revoked. */
            is_active: boolean;
            /** @description true: the person does not work here, and sees what they were given alone (see access grants). Without employment, leave, time and shifts, in no directory and no count; is_active is false. */
            is_guest: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /**
             * Format: date
             * @description First day of employment. Leave accrues from here.
             */
            employment_start_date?: string | null;
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             */
            employment_end_date?: string | null;
            /**
             * @description How the person is employed; null: not recorded.
             * @enum {string|null}
             */
            employment_type?: "FULL_TIME" | "PART_TIME" | "CONTRACT" | "TEMPORARY" | "INTERN" | null;
            /** @description The number by which the personnel office knows the person. */
            employee_id?: string | null;
            /** @description The number by which the payroll system knows the person. */
            payroll_id?: string | null;
            /** @description When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend. */
            working_pattern?: components["schemas"]["PersonWorkingPattern"] | null;
            /** @description Minutes of the working pattern by those of a full week of the organization; 1 without a pattern. */
            fte?: number;
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
            /**
             * Format: date
             * @description Follows from the start date and the length of the probation; null: none.
             */
            probation_end_date?: string | null;
            /**
             * Format: email
             * @description A private address. Muster sends nothing to it.
             */
            personal_email?: string | null;
            /** @description Private landline, as dialled. */
            phone?: string | null;
            /** @description Private mobile number, as dialled. */
            mobile_phone?: string | null;
            /**
             * Format: date
             * @description Day of birth.
             */
            date_of_birth?: string | null;
            /** @description As the person describes it. */
            gender?: string | null;
            /** @description How the person is referred to. */
            pronouns?: string | null;
            /** @description As the person states it. */
            marital_status?: string | null;
            /** @description Citizenship, as free text. */
            nationality?: string | null;
            /** @description Where the person lives; null: not recorded. */
            home_address?: components["schemas"]["PersonHomeAddress"] | null;
            /** @description Whom to call, in this order. */
            emergency_contacts?: components["schemas"]["PersonEmergencyContact"][];
            /** @description Social insurance or social security number. */
            social_insurance_number?: string | null;
            /** @description Number at the tax office. */
            tax_id?: string | null;
            /** @description As printed in the passport. */
            passport_number?: string | null;
            /**
             * Format: date
             * @description Last day on which the passport is valid.
             */
            passport_expiry_date?: string | null;
            /** @description As printed on the licence. */
            drivers_license_number?: string | null;
            /** @description As printed on the permit. */
            work_permit_number?: string | null;
            /**
             * Format: date
             * @description Last day on which the permit is valid.
             */
            work_permit_expiry_date?: string | null;
            /** @description What department_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            department?: components["schemas"]["NamedDepartment"] | null;
            /** @description What manager_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            manager?: components["schemas"]["PersonName"] | null;
        };
        /** @description Someone to call in an emergency. */
        PersonEmergencyContact: {
            /** @description Who is called. */
            name: string;
            /** @description Who they are to the person, such as partner or parent. */
            relationship: string | null;
            /** @description Number to call, as dialled. */
            phone: string;
        };
        /** @description Where a person lives. */
        PersonHomeAddress: {
            /** @description Street and number. */
            line1: string | null;
            /** @description Apartment, floor or care-of line. */
            line2: string | null;
            /** @description Town or city. */
            city: string | null;
            /** @description Province, state or county. */
            region: string | null;
            /** @description Postal or ZIP code as it is written in the country. */
            postal_code: string | null;
            /** @description ISO 3166-1 alpha-2. The name of a country in English, French or German is understood; what earlier versions kept and is no country is shown as it was written. */
            country: string | null;
        };
        /** @description A page of records, and where the next begins. */
        PersonListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Person"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A person, or where it can be one a service account, by name. */
        PersonName: {
            /** @description The id of the person; `svc_…` where a service account holds or did something. */
            id: string;
            /** @description Their given name; the name of a service account. */
            first_name: string;
            /** @description Their family name; “Service account” for a service account. */
            last_name: string;
        };
        /** @description The answer, in the envelope of all answers. */
        PersonResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Person"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Someone who sees something of a person, by name. */
        PersonWhoSees: {
            /** @description Who: a person, or a service account. */
            user_id: string;
            /** @description What they are called. */
            first_name: string;
            /** @description Empty for a service account. */
            last_name: string;
            /** @description Why they see it: each reason by itself is enough. */
            by: components["schemas"]["SightReason"][];
        };
        /** @description When someone works, and how much. */
        PersonWorkingPattern: {
            /** @description Whether every week is alike, or two take turns. */
            cycle_weeks: number;
            /** @description As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between. */
            weeks: components["schemas"]["PersonWorkingPatternWeek"][];
        };
        /** @description Minutes of work on each day of a week. */
        PersonWorkingPatternWeek: {
            /** @description Minutes on a Monday; 0: a day off. */
            MONDAY: number;
            /** @description Minutes on a Tuesday; 0: a day off. */
            TUESDAY: number;
            /** @description Minutes on a Wednesday; 0: a day off. */
            WEDNESDAY: number;
            /** @description Minutes on a Thursday; 0: a day off. */
            THURSDAY: number;
            /** @description Minutes on a Friday; 0: a day off. */
            FRIDAY: number;
            /** @description Minutes on a Saturday; 0: a day off. */
            SATURDAY: number;
            /** @description Minutes on a Sunday; 0: a day off. */
            SUNDAY: number;
        };
        /** @description Why the request was refused. */
        PreconditionFailedRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "PRECONDITION_FAILED";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Work on which time is recorded. */
        Project: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description What the project is called. */
            name: string;
            /** @description Unique in the organization. */
            code: string;
            /** @description What it is about. */
            description: string | null;
            /**
             * @description How far it is, for information: time can be recorded on it in any status.
             * @enum {string}
             */
            status: "PLANNED" | "ACTIVE" | "ON_HOLD" | "COMPLETED" | "ARCHIVED";
            /** @description For whom it is done; null: for the organization itself. */
            client_id: string | null;
            /** @description null: organization-wide, seen by everyone. */
            department_id: string | null;
            /**
             * Format: date
             * @description First day planned; null: open.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Last day planned, not before start_date; null: open.
             */
            end_date: string | null;
            /** @description Whether time on it is billed to the client, unless an entry or a task says otherwise. */
            is_billable: boolean;
            /** @description What an hour is billed at. Shown to Department Heads, Administrators and Executives alone. */
            hourly_rate?: number | null;
            /** @description The budget in hours, with at most two decimals; null: none. */
            budget_hours: number | null;
            /** @description The budget in money. Shown to Department Heads, Administrators and Executives alone. */
            budget_amount?: number | null;
            /** @description ISO 4217. What hourly_rate and budget_amount are in. */
            currency: string;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        ProjectListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Project"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        ProjectResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Project"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A write that was rehearsed and waits for a person to accept it. */
        Proposal: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /**
             * @description WAITING until someone decides, or until it expires.
             * @enum {string}
             */
            status: "WAITING" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED";
            /** @description The write, by its id. */
            operation: string;
            params: components["schemas"]["ProposalParams"];
            query: components["schemas"]["ProposalQuery"];
            body: components["schemas"]["ProposalBody"];
            outcome: components["schemas"]["ProposedOutcome"];
            /** @description In whose name it is done. */
            proposed_by: components["schemas"]["PersonName"] | null;
            /**
             * @description By which way it came: API, app, or an assistant by MCP.
             * @enum {string}
             */
            via: "api" | "app" | "mcp";
            /** @description What the token is called that proposed it; null: none. */
            client: string | null;
            /** @description The person whom the proposal concerns; null if there is none, or there are several. */
            person_id: string | null;
            /** @description Whether another person than the proposer has to accept it. */
            needs_two: boolean;
            /** @description Whether someone asks for a change of their own record, which Administrators make. */
            is_own_record: boolean;
            /**
             * @description Whoever was given this decides on it as well; null: those in charge alone.
             * @enum {string|null}
             */
            holder_of: "EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING" | null;
            /** @description The department whose planner asks for it, and whose head decides on it; null for everything else. */
            department_id: string | null;
            /** @description What was said with it, in the header `Muster-Note`. */
            note: string | null;
            /**
             * Format: date-time
             * @description Until when it waits.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /** @description Who accepted, declined or withdrew it. */
            decided_by: components["schemas"]["PersonName"] | null;
            /**
             * Format: date-time
             * @description When.
             */
            decided_at: string | null;
            /** @description What was said when it was declined. */
            comment: string | null;
        };
        /** @description What was sent; secrets stand as `sealed`. Of a file its name, type and size. */
        ProposalBody: {
            [key: string]: unknown;
        };
        /** @description A page of records, and where the next begins. */
        ProposalListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Proposal"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Parameters of its path. */
        ProposalParams: {
            [key: string]: string;
        };
        /** @description Parameters of its query. */
        ProposalQuery: {
            [key: string]: unknown;
        };
        /** @description The answer, in the envelope of all answers. */
        ProposalResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Proposal"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /proposals/{id}/decline` takes. */
        ProposalsDeclineBody: {
            /** @description Why; who proposed it reads it. */
            comment?: string | null;
        };
        /** @description One field that would change. What is secret, or not the caller’s to see, is left out. */
        ProposedChange: {
            /** @description The kind of record. */
            subject_type: string | null;
            /** @description The record; one that is new has another id once it is made. */
            subject_id: string | null;
            /** @description The person whom the change concerns; null if there is none. */
            person_id: string | null;
            /** @description The name of the field. */
            field: string;
            /** @description What it is; null: nothing. */
            before: unknown;
            /** @description What it would become; null: nothing. */
            after: unknown;
        };
        /** @description An event that the write would raise. */
        ProposedEvent: {
            /** @description The type of the event. */
            type: string;
            /** @description The id of the record that it is about. */
            subject_id: string;
        };
        /** @description What comes of the write: as rehearsed last, or as it was done once it is accepted. */
        ProposedOutcome: {
            /** @description The status that the write would be answered with. */
            status: number;
            /** @description What it would answer. Ids of what is new are others once it is made; secrets are left out. */
            data: unknown;
            /** @description The events, in order. */
            would_raise: components["schemas"]["ProposedEvent"][];
            /** @description Each field that would change, from what to what. */
            changes: components["schemas"]["ProposedChange"][];
        };
        /** @description A day off for everyone. */
        PublicHoliday: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /**
             * Format: date
             * @description The day itself.
             */
            date: string;
            /** @description What the holiday is called. */
            name: string;
            /** @description Added by the organization; false: a holiday of its country or region. */
            is_custom: boolean;
        };
        /** @description An event that a rehearsed change would raise. */
        RaisedEvent: {
            /** @description The type of the event. */
            type: string;
            /** @description The id of the record that it is about; one that is new is not kept. */
            subject_id: string;
        };
        /** @description Why the request was refused. */
        RateLimitedRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "RATE_LIMITED";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The time of a sandbox. */
        SandboxClock: {
            /**
             * Format: date-time
             * @description What time it is in the sandbox.
             */
            now: string;
            /** @description By how much that is ahead of real time. */
            ahead_seconds: number;
        };
        /** @description What `POST /sandbox/clock` takes. */
        SandboxClockMoveBody: {
            /**
             * Format: date-time
             * @description The instant to come to.
             */
            to?: string;
            /** @description Or by how much: `30s`, `15m`, `24h`, `6d`. */
            advance?: string;
        };
        /** @description The answer, in the envelope of all answers. */
        SandboxClockMoveResponse: {
            data: components["schemas"]["SandboxClockMoveResponseData"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What was asked for. */
        SandboxClockMoveResponseData: {
            /**
             * Format: date-time
             * @description What time it was.
             */
            from: string;
            /**
             * Format: date-time
             * @description What time it is in the sandbox.
             */
            now: string;
            /** @description By how much that is ahead of real time. */
            ahead_seconds: number;
            /** @description Whether it came to where it was to go; false: send the same `to` again. */
            is_there: boolean;
            /**
             * Format: date-time
             * @description Where it was to go.
             */
            to: string;
            /** @description What came in that time, by kind. */
            happened: components["schemas"]["SandboxHappening"][];
        };
        /** @description The answer, in the envelope of all answers. */
        SandboxClockResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["SandboxClock"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Events that a sandbox was asked for. */
        SandboxEvents: {
            /**
             * @description The event.
             * @enum {string}
             */
            type: "leave.requested" | "leave.approved" | "leave.rejected" | "leave.cancelled" | "leave.cancellation_requested" | "leave.updated" | "user.created" | "user.updated" | "user.deactivated" | "user.reactivated" | "department.created" | "department.updated" | "department.deleted" | "time_entry.submitted" | "time_entry.approved" | "time_entry.rejected" | "timesheet.finalized" | "expense_report.submitted" | "expense_report.approved" | "expense_report.rejected" | "expense_report.paid" | "document.signed" | "document.declined" | "webhook.test";
            /** @description What was made, in order. */
            events: components["schemas"]["SandboxEventsEvent"][];
        };
        /** @description What `POST /sandbox/events` takes. */
        SandboxEventsCreateBody: {
            /**
             * @description The event.
             * @enum {string}
             */
            type: "leave.requested" | "leave.approved" | "leave.rejected" | "leave.cancelled" | "leave.cancellation_requested" | "leave.updated" | "user.created" | "user.updated" | "user.deactivated" | "user.reactivated" | "department.created" | "department.updated" | "department.deleted" | "time_entry.submitted" | "time_entry.approved" | "time_entry.rejected" | "timesheet.finalized" | "expense_report.submitted" | "expense_report.approved" | "expense_report.rejected" | "expense_report.paid" | "document.signed" | "document.declined" | "webhook.test";
            /**
             * @description How many of it; one unless given.
             * @default 1
             */
            count?: number;
        };
        /** @description One event that was made. */
        SandboxEventsEvent: {
            /** @description As webhooks and the feed name it. */
            event_id: string;
            /** @description The record that it is about. */
            subject_id: string;
        };
        /** @description The answer, in the envelope of all answers. */
        SandboxEventsResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["SandboxEvents"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What a sandbox has asked to go wrong. */
        SandboxFaults: {
            /** @description What goes wrong in the sandbox now. */
            faults: components["schemas"]["SandboxFaultsFault"][];
        };
        /** @description What `POST /sandbox/faults` takes. */
        SandboxFaultsBeginBody: {
            /**
             * @description RATE_LIMIT: requests are answered with 429 and Retry-After. UNAVAILABLE: with 503. CUT: the connection is cut; of changes every other one once it is done. SLOW: answers take five seconds longer. DUPLICATE: webhooks come twice. LATE: half a minute later. OUT_OF_ORDER: every other one after the one behind it.
             * @enum {string}
             */
            kind: "RATE_LIMIT" | "UNAVAILABLE" | "CUT" | "SLOW" | "DUPLICATE" | "LATE" | "OUT_OF_ORDER";
            /** @description For how long. */
            seconds: number;
        };
        /** @description One kind of fault. */
        SandboxFaultsFault: {
            /**
             * @description RATE_LIMIT: requests are answered with 429 and Retry-After. UNAVAILABLE: with 503. CUT: the connection is cut; of changes every other one once it is done. SLOW: answers take five seconds longer. DUPLICATE: webhooks come twice. LATE: half a minute later. OUT_OF_ORDER: every other one after the one behind it.
             * @enum {string}
             */
            kind: "RATE_LIMIT" | "UNAVAILABLE" | "CUT" | "SLOW" | "DUPLICATE" | "LATE" | "OUT_OF_ORDER";
            /**
             * Format: date-time
             * @description When it is over by itself, by real time.
             */
            until: string;
        };
        /** @description The answer, in the envelope of all answers. */
        SandboxFaultsResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["SandboxFaults"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What came in the time that passed, counted by its kind. */
        SandboxHappening: {
            /** @description What a job did, by its name in the audit log; a type of event; or `notifications.` and a kind. */
            kind: string;
            /** @description How often, or to how many records. */
            count: number;
        };
        /** @description Planned work of one person, or work that someone may claim. */
        Shift: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description null: no one has it. */
            user_id: string | null;
            /** @description Who works it, by name; null: no one has it. */
            user: components["schemas"]["PersonName"] | null;
            /** @description The department it is worked for; people of it may claim an open shift. null: none. */
            department_id: string | null;
            /** @description What the shift is, such as a station. */
            title: string | null;
            /**
             * Format: date-time
             * @description The shift belongs to the day on which this falls in the organization's timezone.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description After starts_at, at most 24 hours later.
             */
            ends_at: string;
            /** @description Unpaid break within the shift. */
            break_minutes: number;
            /** @description Where it is worked. */
            location: string | null;
            /**
             * @description OPEN: for someone of the department to claim.
             * @enum {string}
             */
            status: "SCHEDULED" | "OPEN" | "CANCELLED";
            /** @description Whether Employees see it. */
            is_published: boolean;
            /** @description For the person who works it. */
            notes: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description That someone would work an open shift, for those who plan to choose from. */
        ShiftApplication: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description The open shift; null: it was deleted. */
            shift_id: string | null;
            /** @description What the shift is, such as a station. */
            title: string | null;
            /** @description Where it is worked. */
            location: string | null;
            /** @description For which department it is worked. */
            department_id: string;
            /**
             * Format: date-time
             * @description When the shift began as it was asked for.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            ends_at: string;
            /** @description Who would work it. */
            user_id: string;
            user: components["schemas"]["PersonName"];
            /**
             * @description WAITING: for those who plan; ACCEPTED: the shift is theirs; DECLINED; WITHDRAWN: by who applied; ENDED: nothing came of it, by ended_reason.
             * @enum {string}
             */
            status: "WAITING" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "ENDED";
            /**
             * @description TAKEN: someone else got the shift; STARTED: it began; CHANGED: it is another than was asked for; CALLED_OFF: it was cancelled or deleted; GONE: the person left, was suspended or moved to another department; AWAY: they are away then. null: it was not ended.
             * @enum {string|null}
             */
            ended_reason: "TAKEN" | "STARTED" | "CHANGED" | "CALLED_OFF" | "GONE" | "AWAY" | null;
            /** @description What the schedule would have warned of when they applied. */
            warnings: components["schemas"]["ShiftApplicationWarning"][];
            /** @description Who accepted or declined it. */
            decided_by_id: string | null;
            /**
             * Format: date-time
             * @description When that was.
             */
            decided_at: string | null;
            /** @description Why it was declined. */
            rejection_reason: string | null;
            /**
             * Format: date-time
             * @description It ends then unless someone was chosen: when the shift begins, or for one under way when it is over.
             */
            open_until: string;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        ShiftApplicationListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["ShiftApplication"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        ShiftApplicationResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["ShiftApplication"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What speaks against it for one of the two. */
        ShiftApplicationWarning: {
            /** @description Whose plan it speaks against. */
            user_id: string;
            /**
             * @description As the schedule warns of a shift.
             * @enum {string}
             */
            kind: "LEAVE" | "OVERLAP" | "REST" | "WEEKLY_HOURS" | "LAST_DAY" | "DAY_OFF" | "UNAVAILABLE" | "LONG_DAY" | "LONG_WEEK" | "BREAK" | "WEEKLY_REST";
            /** @description As the warning has it. */
            minutes: number | null;
            /** @description What the rule asks for. */
            limit_minutes: number | null;
        };
        /** @description What `POST /shift-applications/{id}/decline` takes. */
        ShiftApplicationsDeclineBody: {
            /** @description Why; who applied reads it. */
            reason?: string;
        };
        /** @description Someone claimed an open shift, or took what another gave away. */
        ShiftClaimedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "shift.claimed";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["ShiftEventData"];
            previous?: components["schemas"]["ShiftClaimedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        ShiftClaimedEventPrevious: {
            /** @description null: no one has it. */
            user_id?: string | null;
        };
        /** @description What it happened to. */
        ShiftEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["ShiftInEvent"] | components["schemas"]["ThinRecord"];
        };
        /** @description How the clock differs from the published shift. */
        ShiftFlag: {
            /**
             * @description CAME_LATE: in after the shift began; LEFT_EARLY: out before it ended.
             * @enum {string}
             */
            kind: "CAME_LATE" | "LEFT_EARLY";
            /** @description By how much, in whole minutes of the times that count. */
            minutes: number;
        };
        /** @description A shift as events show it: without its notes. */
        ShiftInEvent: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description null: no one has it. */
            user_id: string | null;
            /** @description The department it is worked for; people of it may claim an open shift. null: none. */
            department_id: string | null;
            /** @description What the shift is, such as a station. */
            title: string | null;
            /**
             * Format: date-time
             * @description The shift belongs to the day on which this falls in the organization's timezone.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description After starts_at, at most 24 hours later.
             */
            ends_at: string;
            /** @description Unpaid break within the shift. */
            break_minutes: number;
            /** @description Where it is worked. */
            location: string | null;
            /**
             * @description OPEN: for someone of the department to claim.
             * @enum {string}
             */
            status: "SCHEDULED" | "OPEN" | "CANCELLED";
            /** @description Whether Employees see it. */
            is_published: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description The shift offer that it came of; null: the shift was open. */
            offer_id: string | null;
        };
        /** @description A page of records, and where the next begins. */
        ShiftListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Shift"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A shift, or hours of it, that someone would have another work. */
        ShiftOffer: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description The shift. Once a part was taken: the shift that the part became. null: it was deleted. */
            shift_id: string | null;
            /** @description What the shift is, such as a station. */
            title: string | null;
            /** @description Where it is worked. */
            location: string | null;
            /** @description For whom it is worked. */
            department_id: string | null;
            /**
             * Format: date-time
             * @description When what is offered begins.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            ends_at: string;
            /** @description Whether it is a part of the shift, which is split once it is taken. */
            is_part: boolean;
            /** @description Whose shift it is or was; null: not for the reader to know. */
            offered_by_id: string | null;
            /** @description The same by name. */
            offered_by: components["schemas"]["PersonName"] | null;
            /** @description Who is asked; null: all who could take it. */
            user_id: string | null;
            /** @description The same by name. */
            user: components["schemas"]["PersonName"] | null;
            /** @description The shift that is asked for in exchange; null: none. */
            for_shift_id: string | null;
            /** @description What is asked for in exchange. */
            for_shift: components["schemas"]["ShiftOfferForShift"] | null;
            /** @description For those who could take it. */
            note: string | null;
            /**
             * @description OPEN: for someone to take; WAITING: taken, and to be approved; DONE: the shift changed hands; DECLINED: by who was asked; WITHDRAWN; REJECTED: by who plans; ENDED: nothing came of it, by ended_reason.
             * @enum {string}
             */
            status: "OPEN" | "WAITING" | "DONE" | "DECLINED" | "WITHDRAWN" | "REJECTED" | "ENDED";
            /**
             * @description STARTED: the shift began; CHANGED: it changed or is someone else’s; CALLED_OFF: it was cancelled or deleted; GONE: someone left, was suspended or moved to another department; AWAY: leave was approved of who would work it, after they agreed. null: it was not ended.
             * @enum {string|null}
             */
            ended_reason: "STARTED" | "CHANGED" | "CALLED_OFF" | "GONE" | "AWAY" | null;
            /** @description Who took it; null: no one, or not for the reader to know. */
            taken_by_id: string | null;
            /** @description The same by name. */
            taken_by: components["schemas"]["PersonName"] | null;
            /**
             * Format: date-time
             * @description When it was taken.
             */
            taken_at: string | null;
            /** @description What spoke against it when it was taken: for those who plan, and to each what concerns themselves. */
            warnings: components["schemas"]["ShiftOfferWarning"][];
            /** @description Who approved or rejected it. */
            decided_by_id: string | null;
            /**
             * Format: date-time
             * @description When that was.
             */
            decided_at: string | null;
            /** @description Why it was rejected. */
            rejection_reason: string | null;
            /**
             * Format: date-time
             * @description It ends then unless it is taken: when the shift begins, or for one under way when it is over.
             */
            open_until: string;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description The shift in short. */
        ShiftOfferForShift: {
            /** @description What the shift is, such as a station. */
            title: string | null;
            /** @description Where it is worked. */
            location: string | null;
            /**
             * Format: date-time
             * @description When it begins.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            ends_at: string;
        };
        /** @description A page of records, and where the next begins. */
        ShiftOfferListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["ShiftOffer"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        ShiftOfferResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["ShiftOffer"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What speaks against it for one of the two. */
        ShiftOfferWarning: {
            /** @description Whose plan it speaks against. */
            user_id: string;
            /**
             * @description As the schedule warns of a shift.
             * @enum {string}
             */
            kind: "LEAVE" | "OVERLAP" | "REST" | "WEEKLY_HOURS" | "LAST_DAY" | "DAY_OFF" | "UNAVAILABLE" | "LONG_DAY" | "LONG_WEEK" | "BREAK" | "WEEKLY_REST";
            /** @description As the warning has it. */
            minutes: number | null;
            /** @description What the rule asks for. */
            limit_minutes: number | null;
        };
        /** @description A published shift became open, or someone offered theirs to one colleague or to all who could take it. */
        ShiftOfferedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "shift.offered";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["ShiftEventData"];
        };
        /** @description What `POST /shift-offers` takes. */
        ShiftOffersCreateBody: {
            /** @description One’s own, or one that one plans. */
            shift_id: string;
            /** @description Someone of its department; without it all who could take it are asked. */
            user_id?: string | null;
            /** @description A shift of that person, in exchange; it says whose it is by itself. */
            for_shift_id?: string | null;
            /**
             * Format: date-time
             * @description The part begins here; without it with the shift. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            from?: string;
            /**
             * Format: date-time
             * @description The part ends here; without it with the shift. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            to?: string;
            /** @description For those who could take it. */
            note?: string | null;
        };
        /** @description What `POST /shift-offers/{id}/reject` takes. */
        ShiftOffersRejectBody: {
            /** @description Why; the two read it. */
            reason?: string;
        };
        /** @description What `POST /shift-offers/{id}/take` takes. */
        ShiftOffersTakeBody: {
            /** @description The shift that is given for it, where the offer asks for one: it names which. */
            shift_id?: string | null;
        };
        /** @description The answer, in the envelope of all answers. */
        ShiftResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Shift"];
            meta: components["schemas"]["Meta"];
        };
        /** @description Two people exchanged shifts: one event for each of the two. */
        ShiftSwappedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "shift.swapped";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["ShiftEventData"];
            previous?: components["schemas"]["ShiftSwappedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        ShiftSwappedEventPrevious: {
            /** @description null: no one has it. */
            user_id?: string | null;
        };
        /** @description The answer, in the envelope of all answers. */
        ShiftsCandidatesResponse: {
            /** @description All of them. */
            data: components["schemas"]["Candidate"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description Why someone sees something of a person. */
        SightReason: {
            /**
             * @description SELF: the person; MANAGER: theirs; HEAD: heads or manages their department; ROLE: sees it of everyone; PACKAGE: was given access beyond their role that shows it; NAMED: decides a step of one of their requests, or signs one of their documents, and sees these alone; DEPUTY: decides in the place of one of these, and sees what waits; TOKEN, APP: programs that act for one of these.
             * @enum {string}
             */
            kind: "SELF" | "MANAGER" | "HEAD" | "ROLE" | "PACKAGE" | "NAMED" | "DEPUTY" | "TOKEN" | "APP";
            /**
             * Format: date-time
             * @description When it ends by itself; null: when it is taken back.
             */
            until: string | null;
        };
        /** @description How many of those who are not named see something of a person, and why. */
        SightReasonCount: {
            /**
             * @description SELF: the person; MANAGER: theirs; HEAD: heads or manages their department; ROLE: sees it of everyone; PACKAGE: was given access beyond their role that shows it; NAMED: decides a step of one of their requests, or signs one of their documents, and sees these alone; DEPUTY: decides in the place of one of these, and sees what waits; TOKEN, APP: programs that act for one of these.
             * @enum {string}
             */
            kind: "SELF" | "MANAGER" | "HEAD" | "ROLE" | "PACKAGE" | "NAMED" | "DEPUTY" | "TOKEN" | "APP";
            /** @description How many of the others. */
            count: number;
        };
        /** @description How many people a department wants at work at some time of the week, or of one day. */
        StaffingRequirement: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description For which department people are wanted. */
            department_id: string;
            /** @description What the shift is called, or what its person works as, whatever the case and the accents: Cook is not Line Cook; null: anyone of the department. */
            position: string | null;
            /** @description 1: Monday, to 7: Sunday; null: it is for one day. */
            weekday: number | null;
            /**
             * Format: date
             * @description One day alone: what is wanted of the same department and position on its weekday does not hold then. null: every week.
             */
            date: string | null;
            /** @description On the organization’s clock. */
            from: string;
            /** @description At or before `from` it lies on the next day. */
            to: string;
            /** @description How many are wanted at a time. */
            people: number;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        StaffingRequirementListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["StaffingRequirement"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        StaffingRequirementResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["StaffingRequirement"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /staffing-requirements` takes. */
        StaffingRequirementsCreateBody: {
            /** @description For which department people are wanted. */
            department_id: string;
            /** @description What the shift is called, or what its person works as, whatever the case and the accents: Cook is not Line Cook; null: anyone of the department. */
            position?: string | null;
            /** @description 1: Monday, to 7: Sunday; null: it is for one day. */
            weekday?: number | null;
            /**
             * Format: date
             * @description One day alone: what is wanted of the same department and position on its weekday does not hold then. null: every week.
             */
            date?: string | null;
            /** @description On the organization’s clock. */
            from: string;
            /** @description At or before `from` it lies on the next day. */
            to: string;
            /** @description How many are wanted at a time. */
            people: number;
        };
        /** @description What `PATCH /staffing-requirements/{id}` takes. */
        StaffingRequirementsUpdateBody: {
            /** @description For which department people are wanted. */
            department_id?: string;
            /** @description What the shift is called, or what its person works as, whatever the case and the accents: Cook is not Line Cook; null: anyone of the department. */
            position?: string | null;
            /** @description 1: Monday, to 7: Sunday; null: it is for one day. */
            weekday?: number | null;
            /**
             * Format: date
             * @description One day alone: what is wanted of the same department and position on its weekday does not hold then. null: every week.
             */
            date?: string | null;
            /** @description On the organization’s clock. */
            from?: string;
            /** @description At or before `from` it lies on the next day. */
            to?: string;
            /** @description How many are wanted at a time. */
            people?: number;
        };
        /** @description With whom a shift can be exchanged, and for what. */
        SwapOptions: {
            /** @description People of its department, by name; who is busy then stands last. */
            people: components["schemas"]["SwapOptionsPerson"][];
            /** @description Published shifts of these people that the caller sees and could work instead, the next first. */
            shifts: components["schemas"]["SwapOptionsShift"][];
        };
        /** @description Someone who can be asked. */
        SwapOptionsPerson: {
            /** @description The id of the person; `svc_…` where a service account holds or did something. */
            id: string;
            /** @description Their given name; the name of a service account. */
            first_name: string;
            /** @description Their family name; “Service account” for a service account. */
            last_name: string;
            /** @description They work or are away at the time of the shift that is given, as far as the caller sees that; a shift given for it does not count. */
            is_busy: boolean;
        };
        /** @description The answer, in the envelope of all answers. */
        SwapOptionsResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["SwapOptions"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A shift in short. */
        SwapOptionsShift: {
            /** @description The shift. */
            id: string;
            /** @description Whose it is. */
            user_id: string;
            /** @description What the shift is, such as a station. */
            title: string | null;
            /** @description Where it is worked. */
            location: string | null;
            /**
             * Format: date-time
             * @description When it begins.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            ends_at: string;
            /** @description They work or are away at the time of the shift that is given, as far as the caller sees that; a shift given for it does not count. */
            is_busy: boolean;
        };
        /** @description A task of a project, or a subtask. */
        Task: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description The project it is part of. */
            project_id: string;
            /** @description The task that this one is part of, in the same project. */
            parent_task_id: string | null;
            /** @description The task in a line. */
            name: string;
            /** @description What is to be done. */
            description: string | null;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "OPEN" | "IN_PROGRESS" | "DONE";
            /** @description Who is to do it: an active person of the organization; null: no one yet. */
            assignee_id: string | null;
            /** @description Whether time on it is billed, unless an entry says otherwise. */
            is_billable: boolean;
            /** @description How long it should take; null: not estimated. */
            estimated_minutes: number | null;
            /** @description Tasks are listed by it. */
            position: number;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        TaskListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Task"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description People who work together, across departments or within one. */
        Team: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Unique in the organization, whatever the case. */
            name: string;
            /** @description What the team is for. */
            description: string | null;
            /** @description The department the team belongs to; null: across departments. */
            department_id: string | null;
            /** @description Who leads the team: an active person of the organization; null: no one. */
            lead_id: string | null;
            /**
             * @description ARCHIVED: no longer in use, kept with its members.
             * @enum {string}
             */
            status: "ACTIVE" | "ARCHIVED";
            /** @description Active people of the team, seen or not. */
            member_count: number;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        TeamListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Team"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A member of a team. */
        TeamMember: {
            /** @description The id of the person; `svc_…` where a service account holds or did something. */
            id: string;
            /** @description Their given name; the name of a service account. */
            first_name: string;
            /** @description Their family name; “Service account” for a service account. */
            last_name: string;
            /** @description What they do. */
            job_title: string | null;
        };
        /** @description The answer, in the envelope of all answers. */
        TeamResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Team"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A team and those of its members whom the owner of the token can see. */
        TeamWithMembers: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Unique in the organization, whatever the case. */
            name: string;
            /** @description What the team is for. */
            description: string | null;
            /** @description The department the team belongs to; null: across departments. */
            department_id: string | null;
            /** @description Who leads the team: an active person of the organization; null: no one. */
            lead_id: string | null;
            /**
             * @description ARCHIVED: no longer in use, kept with its members.
             * @enum {string}
             */
            status: "ACTIVE" | "ARCHIVED";
            /** @description Active people of the team, seen or not. */
            member_count: number;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description The active members whom the owner of the token can see in the directory, by name. */
            members: components["schemas"]["TeamMember"][];
        };
        /** @description The answer, in the envelope of all answers. */
        TeamWithMembersResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["TeamWithMembers"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /teams` takes. */
        TeamsCreateBody: {
            /** @description Unique in the organization, whatever the case. */
            name: string;
            /** @description What the team is for. */
            description?: string | null;
            /** @description The department the team belongs to; null: across departments. */
            department_id?: string | null;
            /** @description Who leads the team: an active person of the organization; null: no one. */
            lead_id?: string | null;
        };
        /** @description What `PATCH /teams/{id}` takes. */
        TeamsUpdateBody: {
            /** @description Unique in the organization, whatever the case. */
            name?: string;
            /** @description What the team is for. */
            description?: string | null;
            /** @description The department the team belongs to; null: across departments. */
            department_id?: string | null;
            /**
             * @description ARCHIVED: no longer in use, kept with its members.
             * @enum {string}
             */
            status?: "ACTIVE" | "ARCHIVED";
        };
        /** @description The endpoint that a test event was asked for. */
        TestedEndpoint: {
            /** @description The endpoint that is tested. */
            id: string;
            /**
             * @description The kind of record.
             * @constant
             */
            object: "webhook_endpoint";
            /** @description A sentence for people. */
            message: string;
        };
        /** @description A record too large to be sent, or gone: only its id and its kind. */
        ThinRecord: {
            /** @description The id of the record, to read it by. */
            id: string;
            /** @description The kind of record. */
            object: string;
        };
        /** @description The times of an entry before anyone put it right. */
        TimeBeforeCorrection: {
            /**
             * Format: date-time
             * @description When it began, as it was shown then.
             */
            clock_in: string;
            /**
             * Format: date-time
             * @description When it ended; null: it ran.
             */
            clock_out: string | null;
            /** @description The unpaid break of then. */
            break_minutes: number;
        };
        /** @description What `POST /time-entries/batch` takes. */
        TimeEntriesCreateBatchBody: {
            /** @description In the order to be worked through. */
            entries: components["schemas"]["TimeEntriesCreateBody"][];
            /**
             * @description `all`: all of them or none, in one transaction. `each`: every entry by itself.
             * @enum {string}
             */
            mode: "all" | "each";
        };
        /** @description The answer, in the envelope of all answers. */
        TimeEntriesCreateBatchResponse: {
            /** @description All of them. */
            data: components["schemas"]["TimeEntryBatchResult"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /time-entries` takes. */
        TimeEntriesCreateBody: {
            /**
             * Format: date-time
             * @description When the work began. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            clock_in: string;
            /**
             * Format: date-time
             * @description After clock_in, at most 24 hours. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            clock_out: string;
            /** @description Unpaid break; shorter than the entry. 0 unless given. */
            break_minutes?: number;
            /** @description In place of break_minutes: all breaks with their times, in order. */
            breaks?: components["schemas"]["TimeEntriesCreateBodyBreak"][];
            /** @description true: hours alone were given, and the times only place them on the day. Other times without it make it false. */
            is_duration?: boolean;
            /** @description A project that the caller sees. */
            project_id?: string | null;
            /** @description A task of the project. */
            task_id?: string | null;
            /** @description What was done. */
            description?: string | null;
            /** @description Remarks. A rejection adds its reason here. */
            notes?: string | null;
            /** @description Labels; all of them, in place of those there. */
            tags?: string[];
            /** @description On a new entry that of the task or the project unless given; false without one. */
            is_billable?: boolean;
            /** @description Set by Administrators and Executives alone, never on an entry of their own; at most four decimals. */
            hourly_rate?: number;
            /** @description Whose entry it is. For Administrators and Executives; the caller’s own when absent. */
            user_id?: string;
        };
        /** @description A break with its times. */
        TimeEntriesCreateBodyBreak: {
            /**
             * Format: date-time
             * @description Not before clock_in, nor before the end of the break before. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            start: string;
            /**
             * Format: date-time
             * @description After start, not after clock_out. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            end: string;
        };
        /** @description What `POST /time-entries/{id}/reject` takes. */
        TimeEntriesRejectBody: {
            /** @description Why it is turned down; added to the notes of the entry. */
            reason: string;
        };
        /** @description What `PATCH /time-entries/{id}` takes. */
        TimeEntriesUpdateBody: {
            /**
             * Format: date-time
             * @description When the work began. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            clock_in?: string;
            /**
             * Format: date-time
             * @description On a RUNNING entry it completes it. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            clock_out?: string;
            /** @description Unpaid break; shorter than the entry. 0 unless given. */
            break_minutes?: number;
            /** @description In place of break_minutes: all breaks with their times, in order. */
            breaks?: components["schemas"]["TimeEntriesUpdateBodyBreak"][];
            /** @description true: hours alone were given, and the times only place them on the day. Other times without it make it false. */
            is_duration?: boolean;
            /** @description A project that the caller sees. */
            project_id?: string | null;
            /** @description A task of the project. */
            task_id?: string | null;
            /** @description What was done. */
            description?: string | null;
            /** @description Remarks. A rejection adds its reason here. */
            notes?: string | null;
            /** @description Labels; all of them, in place of those there. */
            tags?: string[];
            /** @description On a new entry that of the task or the project unless given; false without one. */
            is_billable?: boolean;
            /** @description Set by Administrators and Executives alone, never on an entry of their own; at most four decimals. */
            hourly_rate?: number;
        };
        /** @description A break with its times. */
        TimeEntriesUpdateBodyBreak: {
            /**
             * Format: date-time
             * @description Not before clock_in, nor before the end of the break before. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            start: string;
            /**
             * Format: date-time
             * @description After start, not after clock_out. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            end: string;
        };
        /** @description Work of one person from clock_in to clock_out. It belongs to the day on which it starts on the organization’s calendar. hourly_rate and billable_amount appear on one’s own entries, and on everyone’s for Department Heads and above. */
        TimeEntry: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Whose time it is. */
            user_id: string;
            /**
             * Format: date-time
             * @description Rounded by the rules of the organization.
             */
            clock_in: string;
            /**
             * Format: date-time
             * @description Rounded like clock_in; null while the entry is RUNNING.
             */
            clock_out: string | null;
            /** @description Elapsed time with the break subtracted; 0 while RUNNING. */
            duration_minutes: number;
            /** @description Whether hours alone were given: clock_in and clock_out then only place them on the day. */
            is_duration: boolean;
            /** @description Unpaid break, already subtracted from duration_minutes; with what a working rule took off. */
            break_minutes: number;
            /** @description Breaks that were clocked or written with their times; none where break_minutes is a plain figure. */
            breaks: components["schemas"]["TimeEntryBreak"][];
            /** @description What working rules found when it was completed or its times last changed. */
            break_flags: components["schemas"]["BreakFlag"][];
            /** @description What the time was spent on; null: on no project. */
            project_id: string | null;
            /** @description A task of that project; null: none. */
            task_id: string | null;
            /** @description What was done. */
            description: string | null;
            /** @description The reason of a rejection is added here. */
            notes: string | null;
            /** @description Labels, in the order given. */
            tags: string[];
            /** @description Whether it is billed to the client. */
            is_billable: boolean;
            /**
             * @description ACTIVE: completed; RUNNING: clocked in; DELETED: in no list any more.
             * @enum {string}
             */
            status: "ACTIVE" | "RUNNING" | "DELETED";
            /**
             * @description PENDING: waits for a decision; REJECTED: does not count on the timesheet.
             * @enum {string}
             */
            approval_status: "PENDING" | "APPROVED" | "REJECTED";
            /** @description Who approved it; null unless it is APPROVED, and if no one had to. */
            approved_by_id: string | null;
            /** @description The absent person on whose behalf a deputy decided; null unless a deputy did. */
            on_behalf_of_id: string | null;
            /**
             * Format: date-time
             * @description When it was approved; null unless it is APPROVED.
             */
            approved_at: string | null;
            /** @description Who turned it down; null unless it is REJECTED, and if nobody knows any more. */
            rejected_by_id: string | null;
            /** @description Why it was turned down; null unless it is REJECTED. */
            rejection_reason: string | null;
            /**
             * @description How it came: by this API, by hand in the app, by the clock, or by an import.
             * @enum {string}
             */
            source: "API" | "MANUAL" | "CLOCK" | "IMPORT";
            /** @description The shift during which the person clocked in. */
            scheduled_shift_id: string | null;
            /** @description Where the clock differs from that shift, as it was published when the entry began, ended or its times last changed. Of several entries in a shift the first can have come late, the last can have left early. None on what was written by hand. */
            shift_flags: components["schemas"]["ShiftFlag"][];
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description Who recorded it for the person, or put it right last. Absent unless someone did. */
            corrected_by_id?: string;
            /**
             * Format: date-time
             * @description When. Absent unless someone did.
             */
            corrected_at?: string;
            /** @description Why, in the words that the person was told. Absent unless someone did. */
            correction_reason?: string | null;
            /** @description The times before anyone put it right; null: it was recorded for the person. Absent unless someone did. */
            before_correction?: components["schemas"]["TimeBeforeCorrection"] | null;
            /** @description 0 if none was set. */
            hourly_rate?: number;
            /** @description hourly_rate × duration; 0 when not billable. */
            billable_amount?: number;
            /** @description Where the person clocked in, in degrees north. */
            clock_in_latitude?: number | null;
            /** @description Where the person clocked in, in degrees east. */
            clock_in_longitude?: number | null;
            /** @description How exact that position is, in metres. */
            clock_in_accuracy_m?: number | null;
            /** @description The address of that position, as the device told it. */
            clock_in_address?: string | null;
            /** @description Where the person clocked out, in degrees north. */
            clock_out_latitude?: number | null;
            /** @description Where the person clocked out, in degrees east. */
            clock_out_longitude?: number | null;
            /** @description How exact that position is, in metres. */
            clock_out_accuracy_m?: number | null;
            /** @description The address of that position, as the device told it. */
            clock_out_address?: string | null;
            /** @description Whether they clocked in outside the organization’s geofence; null without one or without a position. */
            outside_geofence?: boolean | null;
            /** @description What user_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            user?: components["schemas"]["PersonName"] | null;
            /** @description What project_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            project?: components["schemas"]["NamedProject"] | null;
            /** @description What task_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            task?: components["schemas"]["NamedTask"] | null;
        };
        /** @description A time entry was approved. */
        TimeEntryApprovedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "time_entry.approved";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["TimeEntryEventData"];
            previous?: components["schemas"]["TimeEntryApprovedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        TimeEntryApprovedEventPrevious: {
            /**
             * @description PENDING: waits for a decision; REJECTED: does not count on the timesheet.
             * @enum {string}
             */
            approval_status?: "PENDING" | "APPROVED" | "REJECTED";
        };
        /** @description What came of one entry: `data`, or `error` if it was refused. */
        TimeEntryBatchResult: components["schemas"]["TimeEntryBatchResultDone"] | components["schemas"]["TimeEntryBatchResultRefused"];
        /** @description An entry that was taken. */
        TimeEntryBatchResultDone: {
            /** @description The place of the entry in the request, from 0. */
            index: number;
            /** @description The status that the entry would have had alone. */
            status: number;
            data: components["schemas"]["TimeEntry"];
        };
        /** @description An entry that was refused. */
        TimeEntryBatchResultRefused: {
            /** @description The place of the entry in the request, from 0. */
            index: number;
            /** @description The status that the entry would have had alone. */
            status: number;
            /** @description Why the entry was refused. */
            error: components["schemas"]["Error"];
        };
        /** @description A break of an entry. It counts its whole minutes. */
        TimeEntryBreak: {
            /**
             * Format: date-time
             * @description When it began, as it was clocked.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ended; null while it is open.
             */
            end: string | null;
            /** @description Whether a working rule has it paid; a break in which paid minutes end is told in two. */
            is_paid: boolean;
            /** @description Whether the person is on this break now. */
            is_open: boolean;
        };
        /** @description What it happened to. */
        TimeEntryEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["TimeEntryInEvent"] | components["schemas"]["ThinRecord"];
        };
        /** @description A time entry as events carry it. */
        TimeEntryInEvent: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Whose time it is. */
            user_id: string;
            /**
             * Format: date-time
             * @description Rounded by the rules of the organization.
             */
            clock_in: string;
            /**
             * Format: date-time
             * @description Rounded like clock_in; null while the entry is RUNNING.
             */
            clock_out: string | null;
            /** @description Elapsed time with the break subtracted; 0 while RUNNING. */
            duration_minutes: number;
            /** @description Whether hours alone were given: clock_in and clock_out then only place them on the day. */
            is_duration: boolean;
            /** @description Unpaid break, already subtracted from duration_minutes; with what a working rule took off. */
            break_minutes: number;
            /** @description Breaks that were clocked or written with their times; none where break_minutes is a plain figure. */
            breaks: components["schemas"]["TimeEntryBreak"][];
            /** @description What working rules found when it was completed or its times last changed. */
            break_flags: components["schemas"]["BreakFlag"][];
            /** @description What the time was spent on; null: on no project. */
            project_id: string | null;
            /** @description A task of that project; null: none. */
            task_id: string | null;
            /** @description What was done. */
            description: string | null;
            /** @description The reason of a rejection is added here. */
            notes: string | null;
            /** @description Labels, in the order given. */
            tags: string[];
            /** @description Whether it is billed to the client. */
            is_billable: boolean;
            /**
             * @description ACTIVE: completed; RUNNING: clocked in; DELETED: in no list any more.
             * @enum {string}
             */
            status: "ACTIVE" | "RUNNING" | "DELETED";
            /**
             * @description PENDING: waits for a decision; REJECTED: does not count on the timesheet.
             * @enum {string}
             */
            approval_status: "PENDING" | "APPROVED" | "REJECTED";
            /** @description Who approved it; null unless it is APPROVED, and if no one had to. */
            approved_by_id: string | null;
            /** @description The absent person on whose behalf a deputy decided; null unless a deputy did. */
            on_behalf_of_id: string | null;
            /**
             * Format: date-time
             * @description When it was approved; null unless it is APPROVED.
             */
            approved_at: string | null;
            /** @description Who turned it down; null unless it is REJECTED, and if nobody knows any more. */
            rejected_by_id: string | null;
            /** @description Why it was turned down; null unless it is REJECTED. */
            rejection_reason: string | null;
            /**
             * @description How it came: by this API, by hand in the app, by the clock, or by an import.
             * @enum {string}
             */
            source: "API" | "MANUAL" | "CLOCK" | "IMPORT";
            /** @description The shift during which the person clocked in. */
            scheduled_shift_id: string | null;
            /** @description Where the clock differs from that shift, as it was published when the entry began, ended or its times last changed. Of several entries in a shift the first can have come late, the last can have left early. None on what was written by hand. */
            shift_flags: components["schemas"]["ShiftFlag"][];
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description Who recorded it for the person, or put it right last. Absent unless someone did. */
            corrected_by_id?: string;
            /**
             * Format: date-time
             * @description When. Absent unless someone did.
             */
            corrected_at?: string;
            /** @description Why, in the words that the person was told. Absent unless someone did. */
            correction_reason?: string | null;
            /** @description The times before anyone put it right; null: it was recorded for the person. Absent unless someone did. */
            before_correction?: components["schemas"]["TimeBeforeCorrection"] | null;
            /** @description 0 if none was set. */
            hourly_rate?: number;
            /** @description hourly_rate × duration; 0 when not billable. */
            billable_amount?: number;
            /** @description The same person by name. */
            user: components["schemas"]["PersonName"];
            /** @description The project by name; null: none. */
            project: components["schemas"]["NamedProject"] | null;
            /** @description The task by name; null: none. */
            task: components["schemas"]["NamedTask"] | null;
        };
        /** @description A page of records, and where the next begins. */
        TimeEntryListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["TimeEntry"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A time entry was rejected. */
        TimeEntryRejectedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "time_entry.rejected";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["TimeEntryEventData"];
            previous?: components["schemas"]["TimeEntryRejectedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        TimeEntryRejectedEventPrevious: {
            /**
             * @description PENDING: waits for a decision; REJECTED: does not count on the timesheet.
             * @enum {string}
             */
            approval_status?: "PENDING" | "APPROVED" | "REJECTED";
        };
        /** @description The answer, in the envelope of all answers. */
        TimeEntryResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["TimeEntry"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A completed entry that needs approval was created, or an approved or rejected one went back to PENDING. */
        TimeEntrySubmittedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "time_entry.submitted";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["TimeEntryEventData"];
            previous?: components["schemas"]["TimeEntrySubmittedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        TimeEntrySubmittedEventPrevious: {
            /**
             * @description PENDING: waits for a decision; REJECTED: does not count on the timesheet.
             * @enum {string}
             */
            approval_status?: "PENDING" | "APPROVED" | "REJECTED";
        };
        /** @description The time of one person in one pay period. Totals follow from the entries. Pay figures need users.employment:read and an Administrator or Executive. */
        Timesheet: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Whose time it is. */
            user_id: string;
            /** @description The same person by name. */
            user: components["schemas"]["PersonName"];
            /**
             * Format: date
             * @description The first day of the pay period.
             */
            period_start: string;
            /**
             * Format: date
             * @description The last day of the pay period.
             */
            period_end: string;
            /**
             * @description How long pay periods were when the timesheet was opened.
             * @enum {string}
             */
            period_type: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY";
            /**
             * @description OPEN until the person submits it; FINALIZED and SIGNED ones are locked for payroll.
             * @enum {string}
             */
            status: "OPEN" | "SUBMITTED" | "APPROVED" | "FINALIZED" | "SIGNED" | "REJECTED";
            /** @description Worked: regular and overtime. Entries that were REJECTED do not count. */
            total_minutes: number;
            /** @description Worked and no overtime. */
            regular_minutes: number;
            /** @description Worked out by the work week, also if the period splits it. */
            overtime_minutes: number;
            /** @description Breaks of the entries that count. */
            break_minutes: number;
            /** @description What working rules found of the breaks of these entries, summed up by rule. */
            break_flags: components["schemas"]["BreakFlag"][];
            /** @description Approved leave of paid types; no part of total_minutes. */
            paid_leave_minutes: number;
            /** @description Public holidays that are no weekend, a standard day each; no part of total_minutes. */
            holiday_minutes: number;
            /** @description Entries that count. */
            entry_count: number;
            /**
             * Format: date-time
             * @description When it was last submitted; null while it is OPEN.
             */
            submitted_at: string | null;
            /** @description total_minutes as they were when it was last submitted; null while it is OPEN, and where that was not kept yet. */
            submitted_minutes: number | null;
            /** @description Who submitted it for the person; null: the person did, or it is not submitted. */
            submitted_by_id: string | null;
            /** @description Why it was submitted for the person, who reads it; null: they did. */
            submission_reason: string | null;
            /** @description Whether its hours or entries are others than those that were submitted; while it is SUBMITTED. */
            changed_since_submitted: boolean;
            /**
             * Format: date-time
             * @description When it was approved; null until then.
             */
            approved_at: string | null;
            /** @description Who approved it; null until then. */
            approved_by_id: string | null;
            /** @description The absent person on whose behalf a deputy decided; null unless a deputy did. */
            on_behalf_of_id: string | null;
            /**
             * Format: date-time
             * @description When it was locked for payroll; null until then.
             */
            finalized_at: string | null;
            /** @description Who locked it; null until then. */
            finalized_by_id: string | null;
            /** @description Why it was last rejected; null once it is submitted again. */
            rejection_reason: string | null;
            /** @description Who last rejected it; null once it is submitted again. */
            rejected_by_id: string | null;
            /** @description The document made from it; null: none. */
            document_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
            /** @description Pay for regular_minutes, at the rates of the entries. */
            regular_pay?: number;
            /** @description Pay for overtime_minutes, the multiplier included. */
            overtime_pay?: number;
            /** @description The two together. */
            total_pay?: number;
            /** @description ISO 4217. What the pay figures are in. */
            currency?: string;
        };
        /** @description What it happened to. */
        TimesheetEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["TimesheetInEvent"] | components["schemas"]["ThinRecord"];
        };
        /** @description How the totals of a timesheet came about. */
        TimesheetExplanation: {
            /** @description The work weeks that the pay period touches. */
            weeks: components["schemas"]["TimesheetExplanationWeek"][];
            /** @description Pay by rate: first regular time, then overtime. */
            pay?: components["schemas"]["TimesheetPayLine"][];
            totals: components["schemas"]["TimesheetExplanationTotals"];
            /** @description Whether the timesheet shows these totals. false: a setting has changed since, and the next change of its time or state brings it up to date. */
            is_current: boolean;
        };
        /** @description The answer, in the envelope of all answers. */
        TimesheetExplanationResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["TimesheetExplanation"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What the parts add up to. */
        TimesheetExplanationTotals: {
            /** @description Worked: regular and overtime. */
            total_minutes: number;
            /** @description Worked and no overtime. */
            regular_minutes: number;
            /** @description Overtime by the day and by the week. */
            overtime_minutes: number;
            /** @description Breaks. */
            break_minutes: number;
            /** @description Approved leave of paid types. */
            paid_leave_minutes: number;
            /** @description Public holidays. */
            holiday_minutes: number;
            /** @description Entries that count. */
            entry_count: number;
            /** @description Pay for regular time. */
            regular_pay?: number;
            /** @description Pay for overtime. */
            overtime_pay?: number;
            /** @description The two together. */
            total_pay?: number;
            /** @description ISO 4217. */
            currency?: string;
        };
        /** @description A work week, day by day. */
        TimesheetExplanationWeek: {
            /**
             * Format: date
             * @description The first day of the work week.
             */
            week_start: string;
            /** @description How overtime is counted: the setting `overtime_mode`. */
            mode: string;
            /** @description Minutes of a day after which overtime begins, if the mode counts by the day. */
            daily_minutes: number;
            /** @description Minutes of a week after which overtime begins, if the mode counts by the week. */
            weekly_minutes: number;
            /** @description All seven days of the week. */
            days: components["schemas"]["TimesheetExplanationWeekDay"][];
            /** @description What the week adds to the overtime of its days; of days in the period alone. */
            weekly_overtime: number;
        };
        /** @description A day of the week, in minutes. */
        TimesheetExplanationWeekDay: {
            /**
             * Format: date
             * @description A day of the organization.
             */
            date: string;
            /** @description Whether it lies outside the pay period: then it is no part of the sums. */
            is_outside: boolean;
            /** @description Minutes worked, overtime included. */
            worked: number;
            /** @description Minutes of breaks. */
            break: number;
            /** @description Minutes of approved paid leave. */
            paid_leave: number;
            /** @description Minutes of a public holiday. */
            holiday: number;
            /** @description Of `worked`, what is overtime by the day. */
            daily_overtime: number;
            /** @description The entries that count. */
            entries: string[];
            /** @description What working rules found of the breaks; what was taken off is a part of `break`. Not there on what was locked before breaks were judged. */
            break_flags?: components["schemas"]["TimesheetExplanationWeekDayBreakFlag"][];
        };
        /** @description A break that was missing or short by a working rule, those that only tell included. */
        TimesheetExplanationWeekDayBreakFlag: {
            /** @description The entry. */
            time_entry_id: string;
            /** @description Which working rule; FORGOTTEN_BACK: the last break ended with the entry. */
            rule: string;
            /** @description What was missing of the break that the rule asks for. */
            missing_minutes: number;
            /** @description What of it was taken off; a part of break_minutes. */
            deducted_minutes: number;
        };
        /** @description An approved timesheet was locked for payroll. Pay figures are never sent. */
        TimesheetFinalizedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "timesheet.finalized";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["TimesheetEventData"];
            previous?: components["schemas"]["TimesheetFinalizedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        TimesheetFinalizedEventPrevious: {
            /**
             * @description OPEN until the person submits it; FINALIZED and SIGNED ones are locked for payroll.
             * @enum {string}
             */
            status?: "OPEN" | "SUBMITTED" | "APPROVED" | "FINALIZED" | "SIGNED" | "REJECTED";
        };
        /** @description A timesheet as events carry it, without pay figures. */
        TimesheetInEvent: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Whose time it is. */
            user_id: string;
            /** @description The same person by name. */
            user: components["schemas"]["PersonName"];
            /**
             * Format: date
             * @description The first day of the pay period.
             */
            period_start: string;
            /**
             * Format: date
             * @description The last day of the pay period.
             */
            period_end: string;
            /**
             * @description How long pay periods were when the timesheet was opened.
             * @enum {string}
             */
            period_type: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY";
            /**
             * @description OPEN until the person submits it; FINALIZED and SIGNED ones are locked for payroll.
             * @enum {string}
             */
            status: "OPEN" | "SUBMITTED" | "APPROVED" | "FINALIZED" | "SIGNED" | "REJECTED";
            /** @description Worked: regular and overtime. Entries that were REJECTED do not count. */
            total_minutes: number;
            /** @description Worked and no overtime. */
            regular_minutes: number;
            /** @description Worked out by the work week, also if the period splits it. */
            overtime_minutes: number;
            /** @description Breaks of the entries that count. */
            break_minutes: number;
            /** @description What working rules found of the breaks of these entries, summed up by rule. */
            break_flags: components["schemas"]["BreakFlag"][];
            /** @description Approved leave of paid types; no part of total_minutes. */
            paid_leave_minutes: number;
            /** @description Public holidays that are no weekend, a standard day each; no part of total_minutes. */
            holiday_minutes: number;
            /** @description Entries that count. */
            entry_count: number;
            /**
             * Format: date-time
             * @description When it was last submitted; null while it is OPEN.
             */
            submitted_at: string | null;
            /** @description total_minutes as they were when it was last submitted; null while it is OPEN, and where that was not kept yet. */
            submitted_minutes: number | null;
            /** @description Who submitted it for the person; null: the person did, or it is not submitted. */
            submitted_by_id: string | null;
            /** @description Why it was submitted for the person, who reads it; null: they did. */
            submission_reason: string | null;
            /** @description Whether its hours or entries are others than those that were submitted; while it is SUBMITTED. */
            changed_since_submitted: boolean;
            /**
             * Format: date-time
             * @description When it was approved; null until then.
             */
            approved_at: string | null;
            /** @description Who approved it; null until then. */
            approved_by_id: string | null;
            /** @description The absent person on whose behalf a deputy decided; null unless a deputy did. */
            on_behalf_of_id: string | null;
            /**
             * Format: date-time
             * @description When it was locked for payroll; null until then.
             */
            finalized_at: string | null;
            /** @description Who locked it; null until then. */
            finalized_by_id: string | null;
            /** @description Why it was last rejected; null once it is submitted again. */
            rejection_reason: string | null;
            /** @description Who last rejected it; null once it is submitted again. */
            rejected_by_id: string | null;
            /** @description The document made from it; null: none. */
            document_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        TimesheetListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Timesheet"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Pay for the minutes at one rate. */
        TimesheetPayLine: {
            /** @description Pay for an hour. */
            rate: number;
            /** @description Minutes worked at this rate. */
            minutes: number;
            /** @description 1 for regular time, `overtime_multiplier` for overtime. */
            multiplier: number;
            /** @description What the line adds to the pay. */
            amount: number;
        };
        /** @description The answer, in the envelope of all answers. */
        TimesheetResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Timesheet"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A timesheet that a pay run is to go without, and why. */
        TimesheetToLeaveOut: {
            /** @description A timesheet that the run would take or be blocked by. */
            timesheet_id: string;
            /** @description Why it goes without it. */
            reason: string;
        };
        /** @description An API token, without the secret itself. */
        Token: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description What the token is for. */
            name: string;
            /** @description The first characters, to tell tokens apart. */
            prefix: string;
            /** @description What the token carries. */
            scopes: ("users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "certificate_requirements:read" | "certificate_requirements:write" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "pay_runs:read" | "pay_runs:write" | "projects:read" | "schedules:read" | "availability:read" | "availability:write" | "shift_offers:read" | "shift_offers:write" | "staffing_requirements:read" | "staffing_requirements:write" | "labor_budgets:read" | "labor_budgets:write" | "working_rules:read" | "working_rules:write" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "access_grants:read" | "access_grants:write" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write" | "sandbox:write" | "scim")[];
            /** @description Those that its owner can use, by their role and by access that was given to them; of a service account without those of decisions. */
            usable_scopes: ("users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "certificate_requirements:read" | "certificate_requirements:write" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "pay_runs:read" | "pay_runs:write" | "projects:read" | "schedules:read" | "availability:read" | "availability:write" | "shift_offers:read" | "shift_offers:write" | "staffing_requirements:read" | "staffing_requirements:write" | "labor_budgets:read" | "labor_budgets:write" | "working_rules:read" | "working_rules:write" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "access_grants:read" | "access_grants:write" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write" | "sandbox:write" | "scim")[];
            owner: components["schemas"]["TokenOwner"];
            /** @description Whether its writes become proposals, which wait for a person to accept them. */
            requires_acceptance: boolean;
            /** @description Whose data the token opens. */
            organization_id: string;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description null: it does not expire.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Kept to the minute.
             */
            last_used_at: string | null;
        };
        /** @description An operation of the API, and whether the token may call it. */
        TokenOperation: {
            /** @description As in the description of the API. */
            operation_id: string;
            /**
             * @description The HTTP method.
             * @enum {string}
             */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Below the address of the API. */
            path: string;
            /** @description Whether the token may call it; which records it sees is another matter. */
            allowed: boolean;
            /**
             * @description What is in the way, if it is not allowed. scope: the token lacks it. role: that of its owner is too low. departments: it is about everyone, and its owner was given it for some departments. person: only a person does it, and the owner is a service account. guest: its owner is a guest, and was not given it. module: it is switched off. plan: no token of the organization is let in.
             * @enum {string}
             */
            reason?: "scope" | "role" | "departments" | "person" | "guest" | "module" | "plan";
            /** @description What was given to its owner that opens it, if their role does not. */
            packages?: ("EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING")[];
            /**
             * @description The scope that the operation needs, if it is not allowed; null: none.
             * @enum {string|null}
             */
            required_scope?: "users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "certificate_requirements:read" | "certificate_requirements:write" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "pay_runs:read" | "pay_runs:write" | "projects:read" | "schedules:read" | "availability:read" | "availability:write" | "shift_offers:read" | "shift_offers:write" | "staffing_requirements:read" | "staffing_requirements:write" | "labor_budgets:read" | "labor_budgets:write" | "working_rules:read" | "working_rules:write" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "access_grants:read" | "access_grants:write" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write" | "sandbox:write" | "scim" | null;
        };
        /** @description The answer, in the envelope of all answers. */
        TokenOperationsResponse: {
            /** @description All of them. */
            data: components["schemas"]["TokenOperation"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description Whose rights the token has, as they are at each request. */
        TokenOwner: {
            /** @description The id of the person; `svc_…` where a service account holds or did something. */
            id: string;
            /** @description Their given name; the name of a service account. */
            first_name: string;
            /** @description Their family name; “Service account” for a service account. */
            last_name: string;
            /**
             * @description What bounds the token besides its scopes.
             * @enum {string}
             */
            role: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
        };
        /** @description The answer, in the envelope of all answers. */
        TokenResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["Token"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A course assigned to a person. */
        TrainingAssignment: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Who is to take the course. */
            user_id: string;
            /** @description The course that was assigned. */
            course_id: string;
            course: components["schemas"]["NamedCourse"];
            /**
             * @description OVERDUE follows from due_date: it has passed and the training is not completed.
             * @enum {string}
             */
            status: "ASSIGNED" | "IN_PROGRESS" | "COMPLETED" | "OVERDUE";
            /**
             * Format: date
             * @description The day on which it was assigned.
             */
            assigned_date: string;
            /**
             * Format: date
             * @description By when it should be finished; null: at any time.
             */
            due_date: string | null;
            /**
             * Format: date
             * @description The day on which it was finished; null until then.
             */
            completed_date: string | null;
            /**
             * Format: date
             * @description Until when completed training holds, if its course is to be renewed; null: for ever, or not completed.
             */
            valid_until: string | null;
            /** @description Who assigned it; null if no person did. */
            assigned_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description A page of records, and where the next begins. */
        TrainingAssignmentListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["TrainingAssignment"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        TrainingAssignmentResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["TrainingAssignment"];
            meta: components["schemas"]["Meta"];
        };
        /** @description What `POST /users/{id}/training` takes. */
        TrainingCreateBody: {
            /** @description An active course of the organization. */
            course_id: string;
            /**
             * Format: date
             * @description By when it should be finished; null: at any time.
             */
            due_date?: string | null;
            /**
             * @description COMPLETED records training that is finished.
             * @default ASSIGNED
             * @enum {string}
             */
            status?: "ASSIGNED" | "IN_PROGRESS" | "COMPLETED";
            /**
             * Format: date
             * @description Only with COMPLETED: today on the organization's calendar unless given, and never a day that is still to come.
             */
            completed_date?: string | null;
        };
        /** @description Why the request was refused. */
        UnavailableRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "UNAVAILABLE";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description A person was added. */
        UserCreatedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "user.created";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["UserEventData"];
        };
        /** @description A person's account was deactivated. */
        UserDeactivatedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "user.deactivated";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["UserEventData"];
            previous?: components["schemas"]["UserDeactivatedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        UserDeactivatedEventPrevious: {
            /** @description false once the account was deactivated: the person can no longer sign in, and their tokens are revoked. */
            is_active?: boolean;
        };
        /** @description What it happened to. */
        UserEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["DirectoryPerson"] | components["schemas"]["ThinRecord"];
        };
        /** @description A person's account was reactivated. */
        UserReactivatedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "user.reactivated";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["UserEventData"];
            previous?: components["schemas"]["UserReactivatedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        UserReactivatedEventPrevious: {
            /** @description false once the account was deactivated: the person can no longer sign in, and their tokens are revoked. */
            is_active?: boolean;
        };
        /** @description A directory or employment field of a person changed. */
        UserUpdatedEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "user.updated";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["UserEventData"];
            previous?: components["schemas"]["UserUpdatedEventPrevious"];
        };
        /** @description Old values of the fields that changed; absent when there is nothing to report. */
        UserUpdatedEventPrevious: {
            /** @description Given name. */
            first_name?: string;
            /** @description Family name. */
            last_name?: string;
            /** @description Names between the two; null if there are none. */
            middle_name?: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name?: string | null;
            /**
             * Format: email
             * @description Unique; signs the person in. Cannot be changed.
             */
            email?: string;
            /** @description What the person does, in the words of the organization. */
            job_title?: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division?: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location?: string | null;
            /** @description The department the person belongs to; null: none. */
            department_id?: string | null;
            /** @description Whom the person reports to. Decides on their leave; null: no one. */
            manager_id?: string | null;
            /**
             * @description What the person and their tokens may see and do. EMPLOYEE on a new person unless given.
             * @enum {string}
             */
            role?: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
            /**
             * @description Seniority, for information: no right follows from it. STANDARD on a new person unless given.
             * @enum {string}
             */
            level?: "STANDARD" | "SENIOR" | "LEAD" | "PRINCIPAL";
            /** @description false once the account was deactivated: the person can no longer sign in, and their tokens are revoked. */
            is_active?: boolean;
            /** @description true: the person does not work here, and sees what they were given alone (see access grants). Without employment, leave, time and shifts, in no directory and no count; is_active is false. */
            is_guest?: boolean;
        };
        /** @description What `POST /users` takes. */
        UsersCreateBody: {
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description Unique; signs the person in. Cannot be changed.
             */
            email: string;
            /** @description Names between the two; null if there are none. */
            middle_name?: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name?: string | null;
            /** @description What the person does, in the words of the organization. */
            job_title?: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division?: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location?: string | null;
            /** @description The department the person belongs to; null: none. */
            department_id?: string | null;
            /** @description Whom the person reports to. Decides on their leave; null: no one. */
            manager_id?: string | null;
            /**
             * @description What the person and their tokens may see and do. EMPLOYEE on a new person unless given.
             * @enum {string}
             */
            role?: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
            /**
             * @description Seniority, for information: no right follows from it. STANDARD on a new person unless given.
             * @enum {string}
             */
            level?: "STANDARD" | "SENIOR" | "LEAD" | "PRINCIPAL";
            /**
             * Format: date
             * @description First day of employment. Leave accrues from here.
             */
            employment_start_date?: string | null;
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             */
            employment_end_date?: string | null;
            /**
             * @description How the person is employed; null: not recorded.
             * @enum {string|null}
             */
            employment_type?: "FULL_TIME" | "PART_TIME" | "CONTRACT" | "TEMPORARY" | "INTERN" | null;
            /** @description The number by which the personnel office knows the person. */
            employee_id?: string | null;
            /** @description The number by which the payroll system knows the person. */
            payroll_id?: string | null;
            /** @description When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend. */
            working_pattern?: components["schemas"]["UsersCreateBodyWorkingPattern"] | null;
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
            /**
             * @description true: the person does not work here, and comes in to do what `grants` say until the last of them ends. Takes names, address and job_title alone, and no seat.
             * @default false
             */
            is_guest?: boolean;
            /** @description Of a guest, at least one: what they may do. Each ends on a day. */
            grants?: components["schemas"]["UsersCreateBodyGrant"][];
        };
        /** @description What a guest may do, for whom and how long. */
        UsersCreateBodyGrant: {
            /**
             * @description What they may do, as the permissions reference has it.
             * @enum {string}
             */
            package: "EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING";
            /** @description For people of these departments alone; null: for everyone. */
            department_ids: string[] | null;
            /**
             * Format: date
             * @description The first day it holds, on the organization’s calendar.
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day it holds, which counts; null: until it is taken back. Of a guest always a day.
             */
            ends_on: string | null;
            /** @description Why it was given. */
            reason: string;
        };
        /** @description When someone works, and how much. */
        UsersCreateBodyWorkingPattern: {
            /** @description Whether every week is alike, or two take turns. */
            cycle_weeks: number;
            /** @description As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between. */
            weeks: components["schemas"]["UsersCreateBodyWorkingPatternWeek"][];
        };
        /** @description Minutes of work on each day of a week. */
        UsersCreateBodyWorkingPatternWeek: {
            /** @description Minutes on a Monday; 0: a day off. */
            MONDAY: number;
            /** @description Minutes on a Tuesday; 0: a day off. */
            TUESDAY: number;
            /** @description Minutes on a Wednesday; 0: a day off. */
            WEDNESDAY: number;
            /** @description Minutes on a Thursday; 0: a day off. */
            THURSDAY: number;
            /** @description Minutes on a Friday; 0: a day off. */
            FRIDAY: number;
            /** @description Minutes on a Saturday; 0: a day off. */
            SATURDAY: number;
            /** @description Minutes on a Sunday; 0: a day off. */
            SUNDAY: number;
        };
        /** @description What `POST /users/{id}/hire` takes. */
        UsersHireBody: {
            /**
             * Format: date
             * @description The first day of employment. Leave accrues from here.
             */
            start_date: string;
            /** @description What the person does, in the words of the organization. */
            job_title?: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division?: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location?: string | null;
            /** @description The department the person belongs to; null: none. */
            department_id?: string | null;
            /** @description Whom the person reports to. Decides on their leave; null: no one. */
            manager_id?: string | null;
            /**
             * @description What the person and their tokens may see and do. EMPLOYEE on a new person unless given.
             * @enum {string}
             */
            role?: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
            /**
             * @description Seniority, for information: no right follows from it. STANDARD on a new person unless given.
             * @enum {string}
             */
            level?: "STANDARD" | "SENIOR" | "LEAD" | "PRINCIPAL";
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             */
            employment_end_date?: string | null;
            /**
             * @description How the person is employed; null: not recorded.
             * @enum {string|null}
             */
            employment_type?: "FULL_TIME" | "PART_TIME" | "CONTRACT" | "TEMPORARY" | "INTERN" | null;
            /** @description The number by which the personnel office knows the person. */
            employee_id?: string | null;
            /** @description The number by which the payroll system knows the person. */
            payroll_id?: string | null;
            /** @description When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend. */
            working_pattern?: components["schemas"]["UsersHireBodyWorkingPattern"] | null;
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
            /**
             * @description Whether the checklists of templates that start by themselves for new people are started.
             * @default true
             */
            starts_onboarding?: boolean;
        };
        /** @description When someone works, and how much. */
        UsersHireBodyWorkingPattern: {
            /** @description Whether every week is alike, or two take turns. */
            cycle_weeks: number;
            /** @description As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between. */
            weeks: components["schemas"]["UsersHireBodyWorkingPatternWeek"][];
        };
        /** @description Minutes of work on each day of a week. */
        UsersHireBodyWorkingPatternWeek: {
            /** @description Minutes on a Monday; 0: a day off. */
            MONDAY: number;
            /** @description Minutes on a Tuesday; 0: a day off. */
            TUESDAY: number;
            /** @description Minutes on a Wednesday; 0: a day off. */
            WEDNESDAY: number;
            /** @description Minutes on a Thursday; 0: a day off. */
            THURSDAY: number;
            /** @description Minutes on a Friday; 0: a day off. */
            FRIDAY: number;
            /** @description Minutes on a Saturday; 0: a day off. */
            SATURDAY: number;
            /** @description Minutes on a Sunday; 0: a day off. */
            SUNDAY: number;
        };
        /** @description What `POST /users/{id}/rehire` takes. */
        UsersRehireBody: {
            /**
             * Format: date
             * @description The first day of the new employment, after the last day of the one before. Later than today: it is planned.
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             */
            employment_end_date?: string | null;
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
            /** @description The number by which the payroll system knows the person. */
            payroll_id?: string | null;
            /** @description What the person does, in the words of the organization. */
            job_title?: string | null;
            /** @description The department the person belongs to; null: none. */
            department_id?: string | null;
            /** @description Whom the person reports to. Decides on their leave; null: no one. */
            manager_id?: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division?: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location?: string | null;
            /**
             * @description Seniority, for information: no right follows from it. STANDARD on a new person unless given.
             * @enum {string}
             */
            level?: "STANDARD" | "SENIOR" | "LEAD" | "PRINCIPAL";
            /**
             * @description How the person is employed; null: not recorded.
             * @enum {string|null}
             */
            employment_type?: "FULL_TIME" | "PART_TIME" | "CONTRACT" | "TEMPORARY" | "INTERN" | null;
            /** @description When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend. */
            working_pattern?: components["schemas"]["UsersRehireBodyWorkingPattern"] | null;
            /**
             * @description EMPLOYEE unless given, whatever role the person had when they left.
             * @enum {string}
             */
            role?: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
            /**
             * @description KEPT: the person signs in as before. ANEW: password, passkeys and codes of before are gone, and a link to set a password is mailed on the first day. Sessions and tokens never come back.
             * @default KEPT
             * @enum {string}
             */
            access?: "KEPT" | "ANEW";
            /**
             * @description KEPT: what was completed counts. AGAIN: every active course that was completed is assigned once more.
             * @default KEPT
             * @enum {string}
             */
            training?: "KEPT" | "AGAIN";
            /**
             * @description What was left of leave when the person left. PAID_OUT: it is settled, and the new employment begins with what it gives itself. KEPT: it was not paid out and stays theirs.
             * @default PAID_OUT
             * @enum {string}
             */
            leave_left?: "PAID_OUT" | "KEPT";
            /**
             * @description Whether the checklists of templates that start by themselves for new people are started.
             * @default true
             */
            starts_onboarding?: boolean;
            /** @description Why; shown with the change in their history. */
            reason?: string | null;
        };
        /** @description When someone works, and how much. */
        UsersRehireBodyWorkingPattern: {
            /** @description Whether every week is alike, or two take turns. */
            cycle_weeks: number;
            /** @description As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between. */
            weeks: components["schemas"]["UsersRehireBodyWorkingPatternWeek"][];
        };
        /** @description Minutes of work on each day of a week. */
        UsersRehireBodyWorkingPatternWeek: {
            /** @description Minutes on a Monday; 0: a day off. */
            MONDAY: number;
            /** @description Minutes on a Tuesday; 0: a day off. */
            TUESDAY: number;
            /** @description Minutes on a Wednesday; 0: a day off. */
            WEDNESDAY: number;
            /** @description Minutes on a Thursday; 0: a day off. */
            THURSDAY: number;
            /** @description Minutes on a Friday; 0: a day off. */
            FRIDAY: number;
            /** @description Minutes on a Saturday; 0: a day off. */
            SATURDAY: number;
            /** @description Minutes on a Sunday; 0: a day off. */
            SUNDAY: number;
        };
        /** @description What `PATCH /users/{id}` takes. */
        UsersUpdateBody: {
            /** @description Given name. */
            first_name?: string;
            /** @description Family name. */
            last_name?: string;
            /** @description Names between the two; null if there are none. */
            middle_name?: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name?: string | null;
            /** @description What the person does, in the words of the organization. */
            job_title?: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division?: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location?: string | null;
            /** @description The department the person belongs to; null: none. */
            department_id?: string | null;
            /** @description Whom the person reports to. Decides on their leave; null: no one. */
            manager_id?: string | null;
            /**
             * @description What the person and their tokens may see and do. EMPLOYEE on a new person unless given.
             * @enum {string}
             */
            role?: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
            /**
             * @description Seniority, for information: no right follows from it. STANDARD on a new person unless given.
             * @enum {string}
             */
            level?: "STANDARD" | "SENIOR" | "LEAD" | "PRINCIPAL";
            /**
             * Format: date
             * @description First day of employment. Leave accrues from here.
             */
            employment_start_date?: string | null;
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             */
            employment_end_date?: string | null;
            /**
             * @description How the person is employed; null: not recorded.
             * @enum {string|null}
             */
            employment_type?: "FULL_TIME" | "PART_TIME" | "CONTRACT" | "TEMPORARY" | "INTERN" | null;
            /** @description The number by which the personnel office knows the person. */
            employee_id?: string | null;
            /** @description The number by which the payroll system knows the person. */
            payroll_id?: string | null;
            /** @description When the person works, and how much: leave and timesheets count by it. null: the organization’s standard day on every day that is no weekend. */
            working_pattern?: components["schemas"]["UsersUpdateBodyWorkingPattern"] | null;
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
        };
        /** @description When someone works, and how much. */
        UsersUpdateBodyWorkingPattern: {
            /** @description Whether every week is alike, or two take turns. */
            cycle_weeks: number;
            /** @description As many as `cycle_weeks`, from Monday to Sunday. Of two, the first holds in the week of 5 January 1970 and in every second week from there, the second in those between. */
            weeks: components["schemas"]["UsersUpdateBodyWorkingPatternWeek"][];
        };
        /** @description Minutes of work on each day of a week. */
        UsersUpdateBodyWorkingPatternWeek: {
            /** @description Minutes on a Monday; 0: a day off. */
            MONDAY: number;
            /** @description Minutes on a Tuesday; 0: a day off. */
            TUESDAY: number;
            /** @description Minutes on a Wednesday; 0: a day off. */
            WEDNESDAY: number;
            /** @description Minutes on a Thursday; 0: a day off. */
            THURSDAY: number;
            /** @description Minutes on a Friday; 0: a day off. */
            FRIDAY: number;
            /** @description Minutes on a Saturday; 0: a day off. */
            SATURDAY: number;
            /** @description Minutes on a Sunday; 0: a day off. */
            SUNDAY: number;
        };
        /** @description Why the request was refused. */
        ValidationFailedRefusal: {
            /**
             * @description Which of those that this answer may have.
             * @enum {string}
             */
            code: "VALIDATION_FAILED";
            /** @description What went wrong and what to do, for people. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Who sees something of a person today, and why. */
        VisibleTo: {
            /**
             * @description What was asked about.
             * @enum {string}
             */
            what: "pay" | "leave" | "private" | "documents" | "time";
            /** @description Those whom the reader may know by name: the person first, then who leads them. */
            people: components["schemas"]["PersonWhoSees"][];
            /** @description How many more there are. */
            others: number;
            /** @description Why those see it; someone with two reasons counts under each. */
            others_by: components["schemas"]["SightReasonCount"][];
        };
        /** @description The answer, in the envelope of all answers. */
        VisibleToResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["VisibleTo"];
            meta: components["schemas"]["Meta"];
        };
        /** @description An address of yours to which events are posted. */
        WebhookEndpoint: {
            /** @description Names the record in paths and in other records. Opaque: do not take it apart. */
            id: string;
            /** @description Scheme and host; the rest of the address is not shown. */
            url: string;
            /** @description SHA-256 of the whole address, in hex, so that a program finds its own: of `new URL(url).href`. null unless the caller is the owner or of a higher role. */
            url_hash: string | null;
            /** @description Types of events, at most 50; or * alone for every event, later types included. */
            events: string[];
            /** @description What the endpoint is for. */
            description: string | null;
            /** @description Whose rights decide what is sent. */
            owner: components["schemas"]["PersonName"];
            /**
             * @description Only an active endpoint gets events; what happens meanwhile is not sent later.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * @description Why it is not active; null while it is.
             * @enum {string|null}
             */
            status_reason: "paused" | "failing" | "gone" | "owner_deactivated" | "owner_erased" | "deleted" | null;
            /**
             * Format: date-time
             * @description When status last changed.
             */
            status_changed_at: string;
            /** @description Attempts that failed since the last success. */
            consecutive_failures: number;
            /**
             * Format: date-time
             * @description When an attempt last succeeded; null: never.
             */
            last_success_at: string | null;
            /**
             * Format: date-time
             * @description When an attempt last failed; null: never.
             */
            last_failure_at: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             */
            updated_at: string;
        };
        /** @description What it happened to. */
        WebhookEndpointEventData: {
            /** @description The record as the owner of the endpoint sees it; thin if it is too large to be sent. */
            object: components["schemas"]["TestedEndpoint"] | components["schemas"]["ThinRecord"];
        };
        /** @description A page of records, and where the next begins. */
        WebhookEndpointListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["WebhookEndpoint"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The answer, in the envelope of all answers. */
        WebhookEndpointResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["WebhookEndpoint"];
            meta: components["schemas"]["Meta"];
        };
        /** @description The answer, in the envelope of all answers. */
        WebhookEventsListResponse: {
            /** @description All of them. */
            data: components["schemas"]["EventType"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description A test event was requested for this endpoint. */
        WebhookTestEvent: {
            /** @description The same on retries and redeliveries: de-duplicate on it. */
            id: string;
            /**
             * @description What happened.
             * @constant
             */
            type: "webhook.test";
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description Where it happened; the same for all events of an endpoint. */
            organization_id: string;
            data: components["schemas"]["WebhookEndpointEventData"];
        };
        /** @description What `POST /webhooks` takes. */
        WebhooksCreateBody: {
            /** @description Starts with https://, names a host whose every address is public, port 443 or 8443, no user name or password. */
            url: string;
            /** @description Types of events, at most 50; or * alone for every event, later types included. */
            events: ("user.created" | "user.updated" | "user.deactivated" | "user.reactivated" | "department.created" | "department.updated" | "department.deleted" | "access_grant.created" | "access_grant.ended" | "leave.requested" | "leave.approved" | "leave.rejected" | "leave.cancelled" | "leave.cancellation_requested" | "leave.updated" | "time_entry.submitted" | "time_entry.approved" | "time_entry.rejected" | "timesheet.finalized" | "expense_report.submitted" | "expense_report.approved" | "expense_report.rejected" | "expense_report.paid" | "document.signed" | "document.declined" | "shift.offered" | "shift.claimed" | "shift.swapped" | "webhook.test" | "*")[];
            /** @description What the endpoint is for. */
            description?: string | null;
            /** @description Whose rights decide what is sent: yourself, an active person with a role below your own, or a service account with a role up to your own. */
            owner_id?: string;
        };
        /** @description What `PATCH /webhooks/{id}` takes. */
        WebhooksUpdateBody: {
            /** @description Starts with https://, names a host whose every address is public, port 443 or 8443, no user name or password. */
            url?: string;
            /** @description Types of events, at most 50; or * alone for every event, later types included. */
            events?: ("user.created" | "user.updated" | "user.deactivated" | "user.reactivated" | "department.created" | "department.updated" | "department.deleted" | "access_grant.created" | "access_grant.ended" | "leave.requested" | "leave.approved" | "leave.rejected" | "leave.cancelled" | "leave.cancellation_requested" | "leave.updated" | "time_entry.submitted" | "time_entry.approved" | "time_entry.rejected" | "timesheet.finalized" | "expense_report.submitted" | "expense_report.approved" | "expense_report.rejected" | "expense_report.paid" | "document.signed" | "document.declined" | "shift.offered" | "shift.claimed" | "shift.swapped" | "webhook.test" | "*")[];
            /** @description What the endpoint is for. */
            description?: string | null;
            /** @description Whose rights decide what is sent: yourself, an active person with a role below your own, or a service account with a role up to your own. */
            owner_id?: string;
        };
        /** @description Fields that an answer leaves out, and what would show them. */
        Withheld: {
            /** @description The fields that are left out. */
            fields: string[];
            /** @description The scope that shows them; null if none would. */
            scope: string | null;
            /**
             * @description `scope`: the token lacks it. `role`: its owner may not see them.
             * @enum {string}
             */
            reason: "scope" | "role";
        };
        /** @description A type of event that the feed leaves out. */
        WithheldType: {
            /** @description The type of event. */
            type: string;
            /** @description The scope that shows it. */
            scope: string;
        };
        /** @description Where completed work that was not turned down broke working rules. No legal advice. */
        WorkingRuleBreaches: {
            /**
             * Format: date
             * @description The first day.
             */
            from: string;
            /**
             * Format: date
             * @description The last day.
             */
            to: string;
            /** @description Every rule that is looked at, also those that no one broke. */
            rules: components["schemas"]["WorkingRuleBreachesRule"][];
            /** @description Those with breaches, the most first. */
            departments: components["schemas"]["WorkingRuleBreachesDepartment"][];
            /** @description The latest first, at most 1000. */
            breaches: components["schemas"]["WorkingRuleBreachesBreache"][];
            /** @description Whether there are more than are named one by one. */
            has_more: boolean;
        };
        /** @description Where a rule was broken. */
        WorkingRuleBreachesBreache: {
            /** @description Which rule, as GET /working-rules names it. */
            rule_id: string;
            /**
             * @description What the rule is about.
             * @enum {string}
             */
            kind: "REST_BETWEEN_SHIFTS" | "LONGEST_DAY" | "LONGEST_WEEK" | "BREAK" | "WEEKLY_REST" | "OVERTIME";
            /** @description Whose work it was. */
            user: components["schemas"]["PersonName"];
            /** @description Their department today; null: none. */
            department_id: string | null;
            /** @description The entry at which it happened. */
            time_entry_id: string;
            /**
             * Format: date
             * @description The day of the entry.
             */
            day: string;
            /** @description What there was of rest, work or break. */
            minutes: number;
            /** @description What the rule asks for: at least, or at most. */
            limit_minutes: number;
        };
        /** @description Breaches of one department. */
        WorkingRuleBreachesDepartment: {
            /** @description The department of the people today; null: of none. */
            id: string | null;
            /** @description What it is called; null: no department. */
            name: string | null;
            /** @description How often. */
            count: number;
            /** @description By rule, where there are any. */
            rules: components["schemas"]["WorkingRuleBreachesDepartmentRule"][];
        };
        /** @description How often a rule was broken. */
        WorkingRuleBreachesDepartmentRule: {
            /** @description Which rule, as GET /working-rules names it. */
            rule_id: string;
            /** @description How often. */
            count: number;
        };
        /** @description The answer, in the envelope of all answers. */
        WorkingRuleBreachesResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["WorkingRuleBreaches"];
            meta: components["schemas"]["Meta"];
        };
        /** @description How often a rule was broken. */
        WorkingRuleBreachesRule: {
            /** @description Which rule, as GET /working-rules names it. */
            rule_id: string;
            /** @description How often. */
            count: number;
            /** @description Of how many people. */
            people: number;
        };
        /** @description Rules on rest, breaks and hours. They warn, and are no legal advice. */
        WorkingRules: {
            /**
             * @description The pack that was taken; null: none.
             * @enum {string|null}
             */
            pack: "CA-ON" | "CA-QC" | "CA-BC" | "DE" | "GB" | "FR" | null;
            /** @description All that apply, those that are switched off included. */
            rules: components["schemas"]["WorkingRulesRule"][];
            /** @description What the law of that place also says and the pack does not hold, since it is no certain figure. */
            left_out: ("AGREEMENTS" | "AVERAGED_HOURS" | "DAILY_REST_NONE" | "DOUBLE_TIME" | "EIGHT_BETWEEN_SHIFTS" | "LONGEST_DAY_NONE" | "LONGEST_WEEK_NONE" | "NIGHT_WORK" | "OVERTIME_NONE" | "OVERTIME_RATES" | "REFUSAL" | "SHORTER_BREAKS" | "SUNDAY_REST" | "WEEKLY_REST_CHOICE" | "YOUNG_PEOPLE")[];
            /**
             * @description The pack of the place that the organization is at; null: there is none.
             * @enum {string|null}
             */
            place_pack: "CA-ON" | "CA-QC" | "CA-BC" | "DE" | "GB" | "FR" | null;
            /** @description Settings for overtime as the law of the place has it, or of the pack where there is none for the place, where they differ from those that hold. Nothing changes until they are set; null: nothing to offer. */
            offered_overtime: components["schemas"]["WorkingRulesOfferedOvertime"] | null;
        };
        /** @description Settings for overtime. */
        WorkingRulesOfferedOvertime: {
            /**
             * @description Which thresholds make overtime.
             * @enum {string}
             */
            overtime_mode: "weekly_only" | "daily_then_weekly";
            /** @description Of a day; null: it stays as it is. */
            overtime_daily_minutes: number | null;
            /** @description Of a work week. */
            overtime_weekly_minutes: number;
            /** @description What it is paid at; null: it stays as it is. */
            overtime_multiplier: number | null;
        };
        /** @description The answer, in the envelope of all answers. */
        WorkingRulesResponse: {
            /** @description What was asked for. */
            data: components["schemas"]["WorkingRules"];
            meta: components["schemas"]["Meta"];
        };
        /** @description A rule, and where it is from. */
        WorkingRulesRule: {
            /** @description Its name within the pack. */
            id: string;
            /**
             * @description What it is about.
             * @enum {string}
             */
            kind: "REST_BETWEEN_SHIFTS" | "LONGEST_DAY" | "LONGEST_WEEK" | "BREAK" | "WEEKLY_REST" | "OVERTIME";
            values: components["schemas"]["WorkingRulesRuleValues"];
            /**
             * @description WARN: in the schedule, in flags and in the report of breaches; TELL: in the report and in explanations alone; OFF: it is not looked at.
             * @enum {string}
             */
            action: "WARN" | "TELL" | "OFF";
            source: components["schemas"]["WorkingRulesRuleSource"];
            /** @description Whether it differs from the pack, or is the organization’s own. */
            is_changed: boolean;
        };
        /** @description Where the figure is from. */
        WorkingRulesRuleSource: {
            /** @description The law or agreement that the figure is from. */
            citation: string;
            /**
             * Format: date
             * @description When it was read there; null: it is our own rule.
             */
            read_on: string | null;
        };
        /** @description REST_BETWEEN_SHIFTS: `rest_minutes`. LONGEST_DAY, LONGEST_WEEK: `minutes`. BREAK: `after_minutes`, `break_minutes`, `paid`, `deducted`. WEEKLY_REST: `rest_minutes`, `in_two_weeks_minutes`. OVERTIME: `daily_minutes`, `weekly_minutes`, `multiplier`. */
        WorkingRulesRuleValues: {
            /** @description At least so long without a pause in each work week. */
            rest_minutes?: number;
            /** @description At most so much work in a work week. */
            minutes?: number;
            /** @description It applies where the time without breaks is more than this. */
            after_minutes?: number;
            /** @description At least so long a break altogether. */
            break_minutes?: number;
            /** @description Whether so many minutes of the earliest breaks are paid. */
            paid?: boolean;
            /**
             * @description IF_MISSING: what is missing of the break is taken off at clock-out; NEVER: it is told alone.
             * @enum {string}
             */
            deducted?: "NEVER" | "IF_MISSING";
            /** @description Or so long at once in two weeks that follow each other; null: there is no such choice. */
            in_two_weeks_minutes?: number | null;
            /** @description Overtime begins beyond so many minutes of a day; null: not by the day. */
            daily_minutes?: number | null;
            /** @description Overtime begins beyond so many minutes of a work week; null: not by the week. */
            weekly_minutes?: number | null;
            /** @description What it is paid at, times the rate; null: not one figure. */
            multiplier?: number | null;
        };
        /** @description What `PUT /working-rules` takes. */
        WorkingRulesUpdateBody: {
            /**
             * @description The pack that was taken; null: none.
             * @enum {string|null}
             */
            pack: "CA-ON" | "CA-QC" | "CA-BC" | "DE" | "GB" | "FR" | null;
            /** @description Rules that differ from the pack, and one’s own; those of the pack may be among them. */
            rules: components["schemas"]["WorkingRulesUpdateBodyRule"][];
        };
        /** @description A rule, with all figures of its kind. */
        WorkingRulesUpdateBodyRule: {
            /** @description Its name within the pack. */
            id: string;
            /**
             * @description What it is about.
             * @enum {string}
             */
            kind: "REST_BETWEEN_SHIFTS" | "LONGEST_DAY" | "LONGEST_WEEK" | "BREAK" | "WEEKLY_REST" | "OVERTIME";
            values: components["schemas"]["WorkingRulesUpdateBodyRuleValues"];
            /**
             * @description WARN: in the schedule, in flags and in the report of breaches; TELL: in the report and in explanations alone; OFF: it is not looked at.
             * @enum {string}
             */
            action: "WARN" | "TELL" | "OFF";
            source: components["schemas"]["WorkingRulesUpdateBodyRuleSource"];
            /** @description Whether it differs from the pack, or is the organization’s own. */
            is_changed?: boolean;
        };
        /** @description Where the figure is from. */
        WorkingRulesUpdateBodyRuleSource: {
            /** @description The law or agreement that the figure is from. */
            citation: string;
            /**
             * Format: date
             * @description When it was read there; null: it is our own rule.
             */
            read_on: string | null;
        };
        /** @description REST_BETWEEN_SHIFTS: `rest_minutes`. LONGEST_DAY, LONGEST_WEEK: `minutes`. BREAK: `after_minutes`, `break_minutes`, `paid`, `deducted`. WEEKLY_REST: `rest_minutes`, `in_two_weeks_minutes`. OVERTIME: `daily_minutes`, `weekly_minutes`, `multiplier`. */
        WorkingRulesUpdateBodyRuleValues: {
            /** @description At least so long without a pause in each work week. */
            rest_minutes?: number;
            /** @description At most so much work in a work week. */
            minutes?: number;
            /** @description It applies where the time without breaks is more than this. */
            after_minutes?: number;
            /** @description At least so long a break altogether. */
            break_minutes?: number;
            /** @description Whether so many minutes of the earliest breaks are paid. */
            paid?: boolean;
            /**
             * @description IF_MISSING: what is missing of the break is taken off at clock-out; NEVER: it is told alone.
             * @enum {string}
             */
            deducted?: "NEVER" | "IF_MISSING";
            /** @description Or so long at once in two weeks that follow each other; null: there is no such choice. */
            in_two_weeks_minutes?: number | null;
            /** @description Overtime begins beyond so many minutes of a day; null: not by the day. */
            daily_minutes?: number | null;
            /** @description Overtime begins beyond so many minutes of a work week; null: not by the week. */
            weekly_minutes?: number | null;
            /** @description What it is paid at, times the rate; null: not one figure. */
            multiplier?: number | null;
        };
    };
    responses: never;
    parameters: {
        /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
        DryRun: boolean;
        /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
        Propose: boolean;
        /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
        HolderOf: "EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING";
        /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
        Note: string;
        /** @description How many records a page holds. Values above 100 are treated as 100. */
        Limit: number;
        /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
        Cursor: string;
        /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
        IdempotencyKey: string;
        /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
        IfMatch: string;
        /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
        IfNoneMatch: string;
        /** @description The id of the event; the same on retries and redeliveries. */
        WebhookId: string;
        /** @description When this attempt was signed, in seconds since 1970. */
        WebhookTimestamp: string;
        /** @description One or more signatures, separated by spaces: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body` under the secret of the endpoint. */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "organization.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "base_url" | "timezone" | "country" | "region" | "currency" | "plan" | "subscription_status" | "week_start" | "weekend_days" | "pay_period_type" | "pay_period_anchor" | "modules" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationResponse"];
                };
            };
        };
    };
    "users.list": {
        parameters: {
            query?: {
                /** @description all unless given. active: neither deactivated nor offboarded; inactive: deactivated; offboarded: deactivated by completing an offboarding. Several by commas: any of them. */
                status?: ("all" | "active" | "inactive" | "offboarded")[];
                /** @description Only people of this department. Several by commas, at most 100: any of them. */
                department_id?: string[];
                /** @description Only people with this role. Several by commas: any of them. */
                role?: ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE")[];
                /** @description How far their invitation is. NEVER: none was sent; PLANNED: it goes on a day; INVITED: it went, and they have not come; REFUSED: their mail server takes none for this address; CAME: they have signed in or set a password. For Administrators. Several by commas: any of them. */
                invitation?: ("NEVER" | "PLANNED" | "INVITED" | "REFUSED" | "CAME")[];
                /** @description true: guests alone, who do not work here, for Administrators and Executives; active are those whom something lets in. Every other list leaves them out. */
                is_guest?: boolean;
                /** @description Only the person with this address, in any case. */
                email?: string;
                /** @description Only people with this number of the personnel office. Needs users.employment:read. */
                employee_id?: string;
                /** @description A day: job, department, manager, division, location, level and employment type as they were on it or are planned to be, of people employed on it; filters ask these values. Whom one sees is decided by departments and roles of today. Needs users.employment:read. */
                as_of?: string;
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description true: `meta.withheld` tells which fields are left out, and why. */
                explain?: boolean;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "first_name" | "last_name" | "middle_name" | "preferred_name" | "email" | "job_title" | "division" | "work_location" | "department_id" | "manager_id" | "role" | "level" | "is_active" | "is_guest" | "created_at" | "updated_at" | "employment_start_date" | "employment_end_date" | "employment_type" | "employee_id" | "payroll_id" | "working_pattern" | "fte" | "probation_period_months" | "probation_end_date" | "personal_email" | "phone" | "mobile_phone" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "emergency_contacts" | "social_insurance_number" | "tax_id" | "passport_number" | "passport_expiry_date" | "drivers_license_number" | "work_permit_number" | "work_permit_expiry_date")[];
                /** @description What to show by name beside its id, by commas. */
                include?: ("department" | "manager")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonListResponse"];
                };
            };
        };
    };
    "users.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "users.get": {
        parameters: {
            query?: {
                /** @description A day: job, department, manager, division, location, level and employment type as they were on it or are planned to be, of people employed on it; filters ask these values. Whom one sees is decided by departments and roles of today. Needs users.employment:read. */
                as_of?: string;
                /** @description true: `meta.withheld` tells which fields are left out, and why. */
                explain?: boolean;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "first_name" | "last_name" | "middle_name" | "preferred_name" | "email" | "job_title" | "division" | "work_location" | "department_id" | "manager_id" | "role" | "level" | "is_active" | "is_guest" | "created_at" | "updated_at" | "employment_start_date" | "employment_end_date" | "employment_type" | "employee_id" | "payroll_id" | "working_pattern" | "fte" | "probation_period_months" | "probation_end_date" | "personal_email" | "phone" | "mobile_phone" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "emergency_contacts" | "social_insurance_number" | "tax_id" | "passport_number" | "passport_expiry_date" | "drivers_license_number" | "work_permit_number" | "work_permit_expiry_date")[];
                /** @description What to show by name beside its id, by commas. */
                include?: ("department" | "manager")[];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
        };
    };
    "users.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "employment.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "effective_date" | "values" | "changed" | "reason" | "created_by_id" | "created_at" | "status" | "is_rehire" | "problem")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmploymentListResponse"];
                };
            };
        };
    };
    "employment.periods": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmploymentPeriodsResponse"];
                };
            };
        };
    };
    "departments.list": {
        parameters: {
            query?: {
                /** @description true: inactive departments as well. */
                include_inactive?: boolean;
                /** @description Only the department with this code. */
                code?: string;
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "code" | "description" | "color" | "head_id" | "clock_from" | "is_active" | "member_count" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentListResponse"];
                };
            };
        };
    };
    "departments.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "departments.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "code" | "description" | "color" | "head_id" | "clock_from" | "is_active" | "member_count" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the department. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentResponse"];
                };
            };
        };
    };
    "departments.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the department. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "departments.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the department. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentsUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "teams.list": {
        parameters: {
            query?: {
                /** @description Only teams with this status. Several by commas: any of them. */
                status?: ("ACTIVE" | "ARCHIVED")[];
                /** @description Only teams of this department. Several by commas, at most 100: any of them. */
                department_id?: string[];
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "description" | "department_id" | "lead_id" | "status" | "member_count" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamListResponse"];
                };
            };
        };
    };
    "teams.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "teams.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "description" | "department_id" | "lead_id" | "status" | "member_count" | "created_at" | "updated_at" | "members")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the team. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWithMembersResponse"];
                };
            };
        };
    };
    "teams.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the team. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamsUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "accessGrants.list": {
        parameters: {
            query?: {
                /** @description Only those of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only those of this package. Several by commas: any of them. */
                package?: ("EXPENSES_PAYING" | "SCHEDULE_PLANNING" | "SCHEDULE_PUBLISHING" | "SCHEDULE_COST" | "LEAVE_KEEPING" | "HIRING" | "AUDITING" | "REPORTS_READING" | "DEVELOPING" | "PAYROLL_PREPARING" | "RECORDS_KEEPING")[];
                /** @description Only those whose last day is this one or earlier: what ends soon. */
                ends_by?: string;
                /** @description true: those that have ended as well. */
                include_ended?: boolean;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "package" | "department_ids" | "starts_on" | "ends_on" | "standing" | "given_by_id" | "ended_at" | "ended_by_id" | "created_at" | "updated_at" | "reason" | "user" | "is_guest" | "given_by" | "is_giver_in_charge")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrantListResponse"];
                };
            };
        };
    };
    "accessGrants.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessGrantsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrantResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "accessGrants.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "package" | "department_ids" | "starts_on" | "ends_on" | "standing" | "given_by_id" | "ended_at" | "ended_by_id" | "created_at" | "updated_at" | "reason" | "user" | "is_guest" | "given_by" | "is_giver_in_charge")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the access grant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrantResponse"];
                };
            };
        };
    };
    "accessGrants.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the access grant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrantResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "accessGrants.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the access grant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessGrantsUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrantResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "projects.list": {
        parameters: {
            query?: {
                /** @description Only projects with this status. Several by commas: any of them. */
                status?: ("PLANNED" | "ACTIVE" | "ON_HOLD" | "COMPLETED" | "ARCHIVED")[];
                /** @description Only projects of this client. */
                client_id?: string;
                /** @description Only the project with this code. */
                code?: string;
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "code" | "description" | "status" | "client_id" | "department_id" | "start_date" | "end_date" | "is_billable" | "hourly_rate" | "budget_hours" | "budget_amount" | "currency" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectListResponse"];
                };
            };
        };
    };
    "projects.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "code" | "description" | "status" | "client_id" | "department_id" | "start_date" | "end_date" | "is_billable" | "hourly_rate" | "budget_hours" | "budget_amount" | "currency" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
        };
    };
    "tasks.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "project_id" | "parent_task_id" | "name" | "description" | "status" | "assignee_id" | "is_billable" | "estimated_minutes" | "position" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskListResponse"];
                };
            };
        };
    };
    "clients.list": {
        parameters: {
            query?: {
                /** @description Only active clients, or only inactive ones. */
                is_active?: boolean;
                /** @description Only the client with this code. */
                code?: string;
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "code" | "contact_name" | "contact_email" | "contact_phone" | "is_active" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientListResponse"];
                };
            };
        };
    };
    "clients.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "code" | "contact_name" | "contact_email" | "contact_phone" | "is_active" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientResponse"];
                };
            };
        };
    };
    "workingRules.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingRulesResponse"];
                };
            };
        };
    };
    "workingRules.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkingRulesUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingRulesResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "leaves.list": {
        parameters: {
            query?: {
                /** @description Only leave of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only leave with this status. Several by commas: any of them. */
                status?: ("PENDING" | "APPROVED" | "REJECTED" | "CANCELLED")[];
                /** @description Only leave of this type. */
                leave_type_id?: string;
                /** @description Leave that ends on this day or later. */
                start_date?: string;
                /** @description Leave that starts on this day or earlier. */
                end_date?: string;
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "leave_type_id" | "leave_type" | "status" | "start_date" | "end_date" | "start_half" | "end_half" | "start_time" | "end_time" | "total_days" | "total_hours" | "reason" | "decided_by_id" | "on_behalf_of_id" | "decided_at" | "decision_comment" | "rejection_reason" | "approvals" | "replaces_id" | "change_id" | "cancellation_requested_at" | "cancelled_at" | "cancellation_request_reason" | "submitted_at" | "created_at" | "updated_at")[];
                /** @description What to show by name beside its id, by commas. */
                include?: "user"[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveListResponse"];
                };
            };
        };
    };
    "leaves.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavesCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "leaves.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "leave_type_id" | "leave_type" | "status" | "start_date" | "end_date" | "start_half" | "end_half" | "start_time" | "end_time" | "total_days" | "total_hours" | "reason" | "decided_by_id" | "on_behalf_of_id" | "decided_at" | "decision_comment" | "rejection_reason" | "approvals" | "replaces_id" | "change_id" | "cancellation_requested_at" | "cancelled_at" | "cancellation_request_reason" | "submitted_at" | "created_at" | "updated_at")[];
                /** @description What to show by name beside its id, by commas. */
                include?: "user"[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the leave. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveResponse"];
                };
            };
        };
    };
    "leaves.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the leave. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavesUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "leaves.preview": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavesPreviewBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeavePreviewResponse"];
                };
            };
        };
    };
    "leaves.change": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the leave. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavesChangeBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "leaves.approve": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the leave. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LeavesApproveBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "leaves.reject": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the leave. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavesRejectBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "leaves.cancel": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the leave. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LeavesCancelBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "leaveTypes.list": {
        parameters: {
            query?: {
                /** @description Only types that can be booked, or only those that cannot. */
                is_active?: boolean;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "names" | "code" | "color" | "is_private" | "is_paid" | "requires_approval" | "unit" | "annual_allowance" | "accrual" | "carry_over_limit" | "service_allowances" | "carry_over_expires_on" | "pro_rata" | "is_sickness" | "is_for_family" | "allows_hours" | "certificate_after_days" | "is_active")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveTypeListResponse"];
                };
            };
        };
    };
    "leaveBalances.get": {
        parameters: {
            query?: {
                /** @description Whose balances; the owner of the token’s unless given. */
                user_id?: string;
                /** @description This year on the organization’s calendar unless given. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveBalancesResponse"];
                };
            };
        };
    };
    "publicHolidays.get": {
        parameters: {
            query?: {
                /** @description This year on the organization’s calendar unless given. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayYearResponse"];
                };
            };
        };
    };
    "lockedDates.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "start_date" | "end_date" | "reason" | "department_id" | "created_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockedDatesListResponse"];
                };
            };
        };
    };
    "timeEntries.list": {
        parameters: {
            query?: {
                /** @description First day, on the organization's calendar. */
                start_date?: string;
                /** @description Last day, on the organization's calendar. */
                end_date?: string;
                /** @description Only entries of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only entries of people of this department. For Administrators and Executives. Several by commas, at most 100: any of them. */
                department_id?: string[];
                /** @description Only work on this project. */
                project_id?: string;
                /** @description Only entries in this state of approval. Several by commas: any of them. */
                approval_status?: ("PENDING" | "APPROVED" | "REJECTED")[];
                /** @description Only billable entries, or only others. */
                is_billable?: boolean;
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description true: `meta.withheld` tells which fields are left out, and why. */
                explain?: boolean;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "clock_in" | "clock_out" | "duration_minutes" | "is_duration" | "break_minutes" | "breaks" | "break_flags" | "project_id" | "task_id" | "description" | "notes" | "tags" | "is_billable" | "status" | "approval_status" | "approved_by_id" | "on_behalf_of_id" | "approved_at" | "rejected_by_id" | "rejection_reason" | "source" | "scheduled_shift_id" | "shift_flags" | "created_at" | "updated_at" | "corrected_by_id" | "corrected_at" | "correction_reason" | "before_correction" | "hourly_rate" | "billable_amount" | "clock_in_latitude" | "clock_in_longitude" | "clock_in_accuracy_m" | "clock_in_address" | "clock_out_latitude" | "clock_out_longitude" | "clock_out_accuracy_m" | "clock_out_address" | "outside_geofence")[];
                /** @description What to show by name beside its id, by commas. */
                include?: ("user" | "project" | "task")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryListResponse"];
                };
            };
        };
    };
    "timeEntries.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntriesCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "timeEntries.get": {
        parameters: {
            query?: {
                /** @description true: `meta.withheld` tells which fields are left out, and why. */
                explain?: boolean;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "clock_in" | "clock_out" | "duration_minutes" | "is_duration" | "break_minutes" | "breaks" | "break_flags" | "project_id" | "task_id" | "description" | "notes" | "tags" | "is_billable" | "status" | "approval_status" | "approved_by_id" | "on_behalf_of_id" | "approved_at" | "rejected_by_id" | "rejection_reason" | "source" | "scheduled_shift_id" | "shift_flags" | "created_at" | "updated_at" | "corrected_by_id" | "corrected_at" | "correction_reason" | "before_correction" | "hourly_rate" | "billable_amount" | "clock_in_latitude" | "clock_in_longitude" | "clock_in_accuracy_m" | "clock_in_address" | "clock_out_latitude" | "clock_out_longitude" | "clock_out_accuracy_m" | "clock_out_address" | "outside_geofence")[];
                /** @description What to show by name beside its id, by commas. */
                include?: ("user" | "project" | "task")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the time entry. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
        };
    };
    "timeEntries.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the time entry. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "timeEntries.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the time entry. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntriesUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "timeEntries.createBatch": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntriesCreateBatchBody"];
            };
        };
        responses: {
            /** @description What came of each entry, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntriesCreateBatchResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "timeEntries.approve": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the time entry. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "timeEntries.reject": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the time entry. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntriesRejectBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "timesheets.list": {
        parameters: {
            query?: {
                /** @description Only timesheets that start on this day or later. */
                period_start?: string;
                /** @description Only timesheets that end on this day or earlier. */
                period_end?: string;
                /** @description Only timesheets of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only timesheets with this status. Several by commas: any of them. */
                status?: ("OPEN" | "SUBMITTED" | "APPROVED" | "FINALIZED" | "SIGNED" | "REJECTED")[];
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description true: `meta.withheld` tells which fields are left out, and why. */
                explain?: boolean;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "user" | "period_start" | "period_end" | "period_type" | "status" | "total_minutes" | "regular_minutes" | "overtime_minutes" | "break_minutes" | "break_flags" | "paid_leave_minutes" | "holiday_minutes" | "entry_count" | "submitted_at" | "submitted_minutes" | "submitted_by_id" | "submission_reason" | "changed_since_submitted" | "approved_at" | "approved_by_id" | "on_behalf_of_id" | "finalized_at" | "finalized_by_id" | "rejection_reason" | "rejected_by_id" | "document_id" | "created_at" | "updated_at" | "regular_pay" | "overtime_pay" | "total_pay" | "currency")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetListResponse"];
                };
            };
        };
    };
    "timesheets.get": {
        parameters: {
            query?: {
                /** @description true: `meta.withheld` tells which fields are left out, and why. */
                explain?: boolean;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "user" | "period_start" | "period_end" | "period_type" | "status" | "total_minutes" | "regular_minutes" | "overtime_minutes" | "break_minutes" | "break_flags" | "paid_leave_minutes" | "holiday_minutes" | "entry_count" | "submitted_at" | "submitted_minutes" | "submitted_by_id" | "submission_reason" | "changed_since_submitted" | "approved_at" | "approved_by_id" | "on_behalf_of_id" | "finalized_at" | "finalized_by_id" | "rejection_reason" | "rejected_by_id" | "document_id" | "created_at" | "updated_at" | "regular_pay" | "overtime_pay" | "total_pay" | "currency")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the timesheet. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetResponse"];
                };
            };
        };
    };
    "timesheets.explain": {
        parameters: {
            query?: {
                /** @description As this correction of it has it: how the timesheet would come about with the correction, kept when it was made. */
                correction_id?: string;
            };
            header?: never;
            path: {
                /** @description The id of the timesheet. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetExplanationResponse"];
                };
            };
        };
    };
    "workingRules.breaches": {
        parameters: {
            query: {
                /** @description The first day. */
                from: string;
                /** @description The last day. */
                to: string;
                /** @description Only people of this department. */
                department_id?: string;
                /** @description Only work of this person. */
                user_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingRuleBreachesResponse"];
                };
            };
        };
    };
    "payPeriods.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("period_start" | "period_end" | "period_type" | "status_counts" | "sealed_count" | "is_locked")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPeriodListResponse"];
                };
            };
        };
    };
    "payRuns.list": {
        parameters: {
            query?: {
                /** @description Only runs of the pay period that begins on this day. */
                period_start?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "number" | "period_start" | "period_end" | "line_count" | "correction_count" | "totals" | "created_by_id" | "created_at" | "left_out" | "previous_hash" | "hash")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunListResponse"];
                };
            };
        };
    };
    "payRuns.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRunsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "payRuns.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "number" | "period_start" | "period_end" | "line_count" | "correction_count" | "totals" | "created_by_id" | "created_at" | "left_out" | "previous_hash" | "hash")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the pay run. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunResponse"];
                };
            };
        };
    };
    "payRuns.lines": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "pay_run_id" | "kind" | "user_id" | "timesheet_id" | "correction_id" | "period_start" | "period_end" | "payroll_id" | "employee_id" | "department_id" | "department_name" | "regular_minutes" | "overtime_minutes" | "paid_leave_minutes" | "paid_leave" | "holiday_minutes" | "regular_pay" | "overtime_pay" | "total_pay" | "currency" | "reason" | "explanation_id" | "explanation_hash")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the pay run. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunLineListResponse"];
                };
            };
        };
    };
    "payRuns.content": {
        parameters: {
            query?: {
                /** @description json: sealed. csv: for a spreadsheet. */
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                /** @description The id of the pay run. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file itself, to be saved: no JSON around it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.muster.pay-run+json": string;
                    "text/csv": string;
                };
            };
        };
    };
    "hoursAccounts.get": {
        parameters: {
            query?: {
                /** @description Whose account; the owner of the token’s unless given. */
                user_id?: string;
                /** @description The month whose days are shown, YYYY-MM; this month unless given. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoursAccountResponse"];
                };
            };
        };
    };
    "expenseReports.list": {
        parameters: {
            query?: {
                /** @description Only reports with this status. Several by commas: any of them. */
                status?: ("DRAFT" | "SUBMITTED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "PAID")[];
                /** @description Only reports of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only reports charged to this department. For Administrators and Executives. Several by commas, at most 100: any of them. */
                department_id?: string[];
                /** @description Only reports on this project. */
                project_id?: string;
                /** @description Only reports settled this way. Several by commas: any of them. */
                report_type?: ("REIMBURSEMENT" | "CORPORATE_CARD" | "TRAVEL")[];
                /** @description Started on this day or later, on the organization’s calendar. */
                start_date?: string;
                /** @description Started on this day or earlier, on the organization’s calendar. */
                end_date?: string;
                /** @description Only the report with this number. */
                report_number?: string;
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "report_number" | "title" | "description" | "trip_purpose" | "report_type" | "status" | "departure_date" | "return_date" | "currency" | "total_expenses" | "total_per_diems" | "total_mileage" | "total_tax" | "grand_total" | "submitted_by" | "approver" | "on_behalf_of_id" | "approvals" | "department_id" | "project_id" | "cost_center" | "is_billable" | "submitted_at" | "approved_at" | "approver_notes" | "rejection_reason" | "paid_at" | "payment_method" | "payment_reference" | "created_at" | "updated_at" | "payable_to" | "line_items" | "per_diems" | "mileage" | "receipts")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReportListResponse"];
                };
            };
        };
    };
    "expenseReports.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseReportsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReportResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "expenseReports.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "report_number" | "title" | "description" | "trip_purpose" | "report_type" | "status" | "departure_date" | "return_date" | "currency" | "total_expenses" | "total_per_diems" | "total_mileage" | "total_tax" | "grand_total" | "submitted_by" | "approver" | "on_behalf_of_id" | "approvals" | "department_id" | "project_id" | "cost_center" | "is_billable" | "submitted_at" | "approved_at" | "approver_notes" | "rejection_reason" | "paid_at" | "payment_method" | "payment_reference" | "created_at" | "updated_at" | "payable_to" | "line_items" | "per_diems" | "mileage" | "receipts")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the expense report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReportResponse"];
                };
            };
        };
    };
    "expenseReports.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the expense report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReportResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "expenseReports.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the expense report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseReportsUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReportResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "expenseReports.submit": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the expense report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReportResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "expenseReports.approve": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the expense report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExpenseReportsApproveBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReportResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "expenseReports.reject": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the expense report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseReportsRejectBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReportResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "expenseReports.pay": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the expense report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseReportsPayBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReportResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "expenseReports.addReceipt": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the expense report. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseReportsAddReceiptBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseReceiptResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "expenseReports.getReceiptContent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the expense report. */
                id: string;
                /** @description The id of the receipt. */
                receipt_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file itself, to be saved: no JSON around it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "image/heic": string;
                };
            };
        };
    };
    "documents.list": {
        parameters: {
            query?: {
                /** @description Only documents of this person. */
                owner_id?: string;
                /** @description Only documents that this person signs or has signed. */
                signer_id?: string;
                /** @description Only documents of this kind. Several by commas: any of them. */
                category?: ("CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER")[];
                /** @description Only documents whose signing stands so. Several by commas: any of them. */
                signature_status?: ("PENDING" | "SIGNED" | "DECLINED")[];
                /** @description Only documents in this folder. */
                folder_id?: string;
                /** @description Only documents of the library, or only others. */
                is_company_library?: boolean;
                /** @description Only documents with this tag. */
                tag?: string;
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "title" | "description" | "category" | "file_name" | "mime_type" | "size_bytes" | "version" | "owner" | "uploaded_by" | "requires_signature" | "signature_status" | "signing_mode" | "signature_deadline" | "signed_at" | "signed_by_id" | "is_private" | "is_company_library" | "folder_id" | "tags" | "created_at" | "updated_at" | "signers")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentListResponse"];
                };
            };
        };
    };
    "documents.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "documents.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "title" | "description" | "category" | "file_name" | "mime_type" | "size_bytes" | "version" | "owner" | "uploaded_by" | "requires_signature" | "signature_status" | "signing_mode" | "signature_deadline" | "signed_at" | "signed_by_id" | "is_private" | "is_company_library" | "folder_id" | "tags" | "created_at" | "updated_at" | "signers")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the document. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
        };
    };
    "documents.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the document. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "documents.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the document. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentsUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "documents.content": {
        parameters: {
            query?: {
                /** @description An earlier version, for Administrators and Executives. */
                version?: number;
            };
            header?: never;
            path: {
                /** @description The id of the document. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file itself, to be saved: no JSON around it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                    "image/heic": string;
                    "image/tiff": string;
                    "text/plain": string;
                    "text/csv": string;
                    "text/markdown": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                    "application/vnd.oasis.opendocument.text": string;
                    "application/vnd.oasis.opendocument.spreadsheet": string;
                };
            };
        };
    };
    "documents.setSigners": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the document. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentsSetSignersBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "training.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "course_id" | "course" | "status" | "assigned_date" | "due_date" | "completed_date" | "valid_until" | "assigned_by_id" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingAssignmentListResponse"];
                };
            };
        };
    };
    "training.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingAssignmentResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "certifications.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "name" | "issuer" | "credential_id" | "issued_date" | "expiry_date" | "status" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationListResponse"];
                };
            };
        };
    };
    "assets.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "description" | "serial_number" | "category" | "date_assigned" | "date_returned" | "status" | "notes" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetListResponse"];
                };
            };
        };
    };
    "assets.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "assets.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the user. */
                id: string;
                /** @description The id of the asset. */
                asset_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetsUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "goals.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "title" | "description" | "status" | "progress_percent" | "start_date" | "due_date" | "completed_at" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoalListResponse"];
                };
            };
        };
    };
    "customFieldValues.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "field" | "tab" | "value" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldValueListResponse"];
                };
            };
        };
    };
    "benefits.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "plan" | "status" | "coverage_level" | "start_date" | "end_date" | "employee_contribution" | "employer_contribution" | "currency" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitEnrollmentListResponse"];
                };
            };
        };
    };
    "compensation.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "effective_date" | "pay_type" | "amount" | "currency" | "pay_frequency" | "reason" | "created_by_id" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompensationListResponse"];
                };
            };
        };
    };
    "training.listAll": {
        parameters: {
            query?: {
                /** @description Only of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only of this course. */
                course_id?: string;
                /** @description Only training with this status. Several by commas: any of them. */
                status?: ("ASSIGNED" | "IN_PROGRESS" | "COMPLETED" | "OVERDUE")[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "course_id" | "course" | "status" | "assigned_date" | "due_date" | "completed_date" | "valid_until" | "assigned_by_id" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingAssignmentListResponse"];
                };
            };
        };
    };
    "certifications.listAll": {
        parameters: {
            query?: {
                /** @description Only of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only certifications with this status. Several by commas: any of them. */
                status?: ("VALID" | "EXPIRING" | "EXPIRED")[];
                /** @description Only those that run out before this day, and those that have run out; one that does not expire never does. */
                expires_before?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "name" | "issuer" | "credential_id" | "issued_date" | "expiry_date" | "status" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationListResponse"];
                };
            };
        };
    };
    "assets.listAll": {
        parameters: {
            query?: {
                /** @description Only of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only equipment with this status. Several by commas: any of them. */
                status?: ("ASSIGNED" | "AVAILABLE" | "LOST" | "DAMAGED" | "RETIRED")[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "description" | "serial_number" | "category" | "date_assigned" | "date_returned" | "status" | "notes" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetListResponse"];
                };
            };
        };
    };
    "customFieldValues.listAll": {
        parameters: {
            query?: {
                /** @description Only of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only values of this field. */
                field_id?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "field" | "tab" | "value" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldValueListResponse"];
                };
            };
        };
    };
    "benefits.listAll": {
        parameters: {
            query?: {
                /** @description Only of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only enrollments with this status. Several by commas: any of them. */
                status?: ("PENDING" | "ACTIVE" | "ENDED")[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "plan" | "status" | "coverage_level" | "start_date" | "end_date" | "employee_contribution" | "employer_contribution" | "currency" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitEnrollmentListResponse"];
                };
            };
        };
    };
    "compensation.listAll": {
        parameters: {
            query?: {
                /** @description Only of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "effective_date" | "pay_type" | "amount" | "currency" | "pay_frequency" | "reason" | "created_by_id" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompensationListResponse"];
                };
            };
        };
    };
    "certificateRequirements.list": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "certificate" | "course_id" | "department_id" | "job_title" | "work_location" | "user_id" | "remind_days_before" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateRequirementListResponse"];
                };
            };
        };
    };
    "certificateRequirements.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateRequirementsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateRequirementResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "certificateRequirements.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "certificate" | "course_id" | "department_id" | "job_title" | "work_location" | "user_id" | "remind_days_before" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the certificate requirement. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateRequirementResponse"];
                };
            };
        };
    };
    "certificateRequirements.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the certificate requirement. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateRequirementResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "certificateRequirements.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the certificate requirement. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateRequirementsUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateRequirementResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "certificateRequirements.listMissing": {
        parameters: {
            query?: {
                /** @description Also what runs out before this day; without it, as early as each requirement reminds of it. */
                before?: string;
                /** @description Only with this state. Several by commas: any of them. */
                state?: ("NONE" | "EXPIRED" | "RUNS_OUT")[];
                /** @description Only certificates, or only training. Several by commas: any of them. */
                kind?: ("CERTIFICATE" | "COURSE")[];
                /** @description Only of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only of people of this department. Several by commas, at most 100: any of them. */
                department_id?: string[];
                /** @description Only what this requirement wants. Several by commas, at most 100: any of them. */
                requirement_id?: string[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("user_id" | "requirement_id" | "kind" | "name" | "course_id" | "state" | "valid_until")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingCertificateListResponse"];
                };
            };
        };
    };
    "shifts.list": {
        parameters: {
            query?: {
                /** @description First day, on the organization's calendar. */
                start_date?: string;
                /** @description Last day, on the organization's calendar. */
                end_date?: string;
                /** @description Only shifts of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description With user_id: open shifts as well, which someone could take on. */
                or_open?: boolean;
                /** @description Only shifts of this department. For Administrators and Executives. Several by commas, at most 100: any of them. */
                department_id?: string[];
                /** @description Only shifts with this status. Several by commas: any of them. */
                status?: ("SCHEDULED" | "OPEN" | "CANCELLED")[];
                /** @description Only records whose updated_at is at this instant or later, in the order of updated_at. Records that were deleted or hidden do not appear. ISO 8601 with an offset: Z, or such as -07:00 or -0700. */
                updated_since?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "user" | "department_id" | "title" | "starts_at" | "ends_at" | "break_minutes" | "location" | "status" | "is_published" | "notes" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftListResponse"];
                };
            };
        };
    };
    "shifts.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "user" | "department_id" | "title" | "starts_at" | "ends_at" | "break_minutes" | "location" | "status" | "is_published" | "notes" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the shift. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftResponse"];
                };
            };
        };
    };
    "shifts.swapOptions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the shift. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwapOptionsResponse"];
                };
            };
        };
    };
    "shiftOffers.list": {
        parameters: {
            query?: {
                /** @description Only offers with this status. Several by commas: any of them. */
                status?: ("OPEN" | "WAITING" | "DONE" | "DECLINED" | "WITHDRAWN" | "REJECTED" | "ENDED")[];
                /** @description Only offers of this shift. Several by commas, at most 100: any of them. */
                shift_id?: string[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "shift_id" | "title" | "location" | "department_id" | "starts_at" | "ends_at" | "is_part" | "offered_by_id" | "offered_by" | "user_id" | "user" | "for_shift_id" | "for_shift" | "note" | "status" | "ended_reason" | "taken_by_id" | "taken_by" | "taken_at" | "warnings" | "decided_by_id" | "decided_at" | "rejection_reason" | "open_until" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftOfferListResponse"];
                };
            };
        };
    };
    "shiftOffers.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftOffersCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftOfferResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "shiftOffers.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "shift_id" | "title" | "location" | "department_id" | "starts_at" | "ends_at" | "is_part" | "offered_by_id" | "offered_by" | "user_id" | "user" | "for_shift_id" | "for_shift" | "note" | "status" | "ended_reason" | "taken_by_id" | "taken_by" | "taken_at" | "warnings" | "decided_by_id" | "decided_at" | "rejection_reason" | "open_until" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the shift offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftOfferResponse"];
                };
            };
        };
    };
    "shiftOffers.take": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the shift offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShiftOffersTakeBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftOfferResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "shiftOffers.decline": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the shift offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftOfferResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "shiftOffers.withdraw": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the shift offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftOfferResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "shiftOffers.approve": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the shift offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftOfferResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "shiftOffers.reject": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the shift offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShiftOffersRejectBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftOfferResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "shiftApplications.list": {
        parameters: {
            query?: {
                /** @description Only applications with this status. Several by commas: any of them. */
                status?: ("WAITING" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "ENDED")[];
                /** @description Only applications for this shift. Several by commas, at most 100: any of them. */
                shift_id?: string[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "shift_id" | "title" | "location" | "department_id" | "starts_at" | "ends_at" | "user_id" | "user" | "status" | "ended_reason" | "warnings" | "decided_by_id" | "decided_at" | "rejection_reason" | "open_until" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftApplicationListResponse"];
                };
            };
        };
    };
    "shiftApplications.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "shift_id" | "title" | "location" | "department_id" | "starts_at" | "ends_at" | "user_id" | "user" | "status" | "ended_reason" | "warnings" | "decided_by_id" | "decided_at" | "rejection_reason" | "open_until" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the shift application. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftApplicationResponse"];
                };
            };
        };
    };
    "shiftApplications.listFor": {
        parameters: {
            query?: {
                /** @description Only applications with this status. Several by commas: any of them. */
                status?: ("WAITING" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "ENDED")[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "shift_id" | "title" | "location" | "department_id" | "starts_at" | "ends_at" | "user_id" | "user" | "status" | "ended_reason" | "warnings" | "decided_by_id" | "decided_at" | "rejection_reason" | "open_until" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the shift. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftApplicationListResponse"];
                };
            };
        };
    };
    "shiftApplications.accept": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the shift application. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftApplicationResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "shiftApplications.decline": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the shift application. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShiftApplicationsDeclineBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftApplicationResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "shiftApplications.withdraw": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the shift application. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftApplicationResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "staffingRequirements.list": {
        parameters: {
            query?: {
                /** @description Only of this department. Several by commas, at most 100: any of them. */
                department_id?: string[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "department_id" | "position" | "weekday" | "date" | "from" | "to" | "people" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffingRequirementListResponse"];
                };
            };
        };
    };
    "staffingRequirements.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffingRequirementsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffingRequirementResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "staffingRequirements.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "department_id" | "position" | "weekday" | "date" | "from" | "to" | "people" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the staffing requirement. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffingRequirementResponse"];
                };
            };
        };
    };
    "staffingRequirements.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the staffing requirement. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffingRequirementResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "staffingRequirements.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the staffing requirement. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffingRequirementsUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffingRequirementResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "laborBudgets.list": {
        parameters: {
            query?: {
                /** @description Only of this department. Several by commas, at most 100: any of them. */
                department_id?: string[];
                /** @description Only of the week that begins on this day. */
                week?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "department_id" | "week" | "hours" | "amount" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaborBudgetListResponse"];
                };
            };
        };
    };
    "laborBudgets.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaborBudgetsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaborBudgetResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "laborBudgets.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "department_id" | "week" | "hours" | "amount" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the labor budget. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaborBudgetResponse"];
                };
            };
        };
    };
    "laborBudgets.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the labor budget. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaborBudgetResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "laborBudgets.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the labor budget. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaborBudgetsUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaborBudgetResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "shifts.candidates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the shift. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftsCandidatesResponse"];
                };
            };
        };
    };
    "availability.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"];
                };
            };
        };
    };
    "availability.set": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilitySetBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "availabilityExceptions.list": {
        parameters: {
            query?: {
                /** @description Only those of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only days from this one on. */
                from?: string;
                /** @description Only days up to this one. */
                to?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "user_id" | "date" | "from" | "to" | "kind" | "note" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityExceptionListResponse"];
                };
            };
        };
    };
    "availabilityExceptions.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityExceptionsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityExceptionResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "availabilityExceptions.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the availability exception. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityExceptionResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "onboarding.list": {
        parameters: {
            query?: {
                /** @description Only checklists of this person. Several by commas, at most 100: any of them. */
                user_id?: string[];
                /** @description Only checklists of this type. Several by commas: any of them. */
                type?: ("ONBOARDING" | "OFFBOARDING")[];
                /** @description Only checklists with this status. Several by commas: any of them. */
                status?: ("NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED")[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "type" | "status" | "user_id" | "user" | "title" | "due_date" | "started_at" | "completed_at" | "tasks" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecklistListResponse"];
                };
            };
        };
    };
    "onboarding.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "type" | "status" | "user_id" | "user" | "title" | "due_date" | "started_at" | "completed_at" | "tasks" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the onboarding. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChecklistResponse"];
                };
            };
        };
    };
    "users.rehire": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersRehireBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiredAgainResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "users.hire": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersHireBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "token.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "name" | "prefix" | "scopes" | "usable_scopes" | "owner" | "requires_acceptance" | "organization_id" | "created_at" | "expires_at" | "last_used_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
        };
    };
    "token.operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenOperationsResponse"];
                };
            };
        };
    };
    "sandboxClock.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClockResponse"];
                };
            };
        };
    };
    "sandboxClock.move": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxClockMoveBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClockMoveResponse"];
                };
            };
        };
    };
    "sandboxFaults.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxFaultsResponse"];
                };
            };
        };
    };
    "sandboxFaults.begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxFaultsBeginBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxFaultsResponse"];
                };
            };
        };
    };
    "sandboxFaults.end": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxFaultsResponse"];
                };
            };
        };
    };
    "sandboxEvents.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxEventsCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxEventsResponse"];
                };
            };
        };
    };
    "webhookEvents.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEventsListResponse"];
                };
            };
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description Only endpoints with this status. Several by commas: any of them. */
                status?: ("active" | "paused" | "disabled")[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "url" | "url_hash" | "events" | "description" | "owner" | "status" | "status_reason" | "status_changed_at" | "consecutive_failures" | "last_success_at" | "last_failure_at" | "created_at" | "updated_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointListResponse"];
                };
            };
        };
    };
    "webhooks.create": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhooksCreateBody"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookEndpointResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "webhooks.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "url" | "url_hash" | "events" | "description" | "owner" | "status" | "status_reason" | "status_changed_at" | "consecutive_failures" | "last_success_at" | "last_failure_at" | "created_at" | "updated_at")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "webhooks.update": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhooksUpdateBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; it happens in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
        };
    };
    "webhooks.pause": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "webhooks.resume": {
        parameters: {
            query?: {
                /** @description `true`: a rehearsal. The answer is the real one, refusals included; `meta.would_raise` tells the events, and nothing is kept. Not together with an `Idempotency-Key`. */
                dry_run?: components["parameters"]["DryRun"];
                /** @description `true`: rehearsed as with `dry_run`, and kept as a proposal that waits for a person to accept it: `202`. Not together with `dry_run`. */
                propose?: components["parameters"]["Propose"];
                /** @description With `propose=true`: whoever was given this beyond their role, for the department of whom it is about, decides on it as well. One of those that open the operation. */
                holder_of?: components["parameters"]["HolderOf"];
            };
            header?: {
                /** @description What to say with a proposal to whoever decides on it: up to 500 characters in UTF-8, or as an extended value (`UTF-8''…`, RFC 8187). */
                "Muster-Note"?: components["parameters"]["Note"];
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointResponse"];
                };
            };
            /** @description With `propose=true`: it waits for someone to accept it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "webhooks.deliveries.list": {
        parameters: {
            query?: {
                /** @description Only deliveries with this status. Several by commas: any of them. */
                status?: ("queued" | "delivering" | "delivered" | "failed" | "cancelled")[];
                /** @description Only deliveries of this type of event. */
                event_type?: string;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "endpoint_id" | "event_id" | "event_type" | "status" | "cancel_reason" | "attempt_count" | "next_attempt_at" | "last_response_status" | "last_error" | "is_test" | "is_redelivery" | "created_at" | "completed_at")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryListResponse"];
                };
            };
        };
    };
    "webhooks.deliveries.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "endpoint_id" | "event_id" | "event_type" | "status" | "cancel_reason" | "attempt_count" | "next_attempt_at" | "last_response_status" | "last_error" | "is_test" | "is_redelivery" | "created_at" | "completed_at" | "attempts" | "payload")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
                /** @description The id of the delivery. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryInFullResponse"];
                };
            };
        };
    };
    "webhooks.deliveries.redeliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
                /** @description The id of the delivery. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; it happens in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
        };
    };
    "webhooks.deliveries.retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the webhook. */
                id: string;
                /** @description The id of the delivery. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; it happens in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
        };
    };
    "users.getVisibleTo": {
        parameters: {
            query: {
                /** @description What of the person. */
                what: "pay" | "leave" | "private" | "documents" | "time";
            };
            header?: never;
            path: {
                /** @description The id of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisibleToResponse"];
                };
            };
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /** @description Only these types of events, several by commas; see `GET /webhook-events`. */
                types?: ("user.created" | "user.updated" | "user.deactivated" | "user.reactivated" | "department.created" | "department.updated" | "department.deleted" | "access_grant.created" | "access_grant.ended" | "leave.requested" | "leave.approved" | "leave.rejected" | "leave.cancelled" | "leave.cancellation_requested" | "leave.updated" | "time_entry.submitted" | "time_entry.approved" | "time_entry.rejected" | "timesheet.finalized" | "expense_report.submitted" | "expense_report.approved" | "expense_report.rejected" | "expense_report.paid" | "document.signed" | "document.declined" | "shift.offered" | "shift.claimed" | "shift.swapped")[];
                /** @description Only events about the record with this id. */
                subject_id?: string;
                /** @description Where to start without a cursor: an instant, inclusive, or `now`. With a cursor it is ignored. */
                since?: string;
                /** @description Seconds to wait for an event if nothing is new. One waiting request a token: a second one answers 409. */
                wait?: number;
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "type" | "api_version" | "created_at" | "organization_id" | "data" | "previous")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedEventListResponse"];
                };
            };
        };
    };
    "proposals.list": {
        parameters: {
            query?: {
                /** @description Only those in this state. Several by commas: any of them. */
                status?: ("WAITING" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED")[];
                /** @description Only proposals of this write, by its id. */
                operation?: string;
                /** @description Only what this person proposed. Several by commas, at most 100: any of them. */
                proposed_by_id?: string[];
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "status" | "operation" | "params" | "query" | "body" | "outcome" | "proposed_by" | "via" | "client" | "person_id" | "needs_two" | "is_own_record" | "holder_of" | "department_id" | "note" | "expires_at" | "created_at" | "decided_by" | "decided_at" | "comment")[];
                /** @description How many records a page holds. Values above 100 are treated as 100. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, unchanged. Keep all other parameters the same on every page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalListResponse"];
                };
            };
        };
    };
    "proposals.get": {
        parameters: {
            query?: {
                /** @description Only these fields of the record and its id, by commas. */
                fields?: ("id" | "status" | "operation" | "params" | "query" | "body" | "outcome" | "proposed_by" | "via" | "client" | "person_id" | "needs_two" | "is_own_record" | "holder_of" | "department_id" | "note" | "expires_at" | "created_at" | "decided_by" | "decided_at" | "comment")[];
            };
            header?: {
                /** @description The `ETag` of an earlier answer: while that version stands, the answer is `304` without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "proposals.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "proposals.decline": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalsDeclineBody"];
            };
        };
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
    "proposals.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send the request again: for 24 hours the same key, method and path with the same body answer what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the record as you know it. If the record is another version by now, the answer is `412 PRECONDITION_FAILED` and nothing changes. `*`: any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalResponse"];
                };
            };
        };
    };
}
