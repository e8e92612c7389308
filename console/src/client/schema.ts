// Generated from the declarations of the operations: run `npm run generate`, never edit.

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
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["settings.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["settings.update"];
        trace?: never;
    };
    "/organization-settings/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["settings.history"];
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
    "/users/{id}/personal": {
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
        patch: operations["users.updatePersonal"];
        trace?: never;
    };
    "/users/{id}/government-ids": {
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
        patch: operations["users.updateGovernmentIds"];
        trace?: never;
    };
    "/users/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["users.reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["users.getAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/suspend-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["users.suspendAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/restore-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["users.restoreAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["users.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["users.erasure.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/planned-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["employment.listPlanned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/employment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["employment.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/employment/{employment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["employment.delete"];
        options?: never;
        head?: never;
        patch: operations["employment.update"];
        trace?: never;
    };
    "/audiences/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["audiences.count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["users.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/org-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["orgChart.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["me.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["me.update"];
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
    "/departments/{id}/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["departments.getManagers"];
        put: operations["departments.setManagers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/teams/{id}/lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["teams.setLead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["teams.addMember"];
        post?: never;
        delete: operations["teams.removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/development/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["developmentMail.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post: operations["projects.create"];
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
        patch: operations["projects.update"];
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
        post: operations["tasks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/tasks/{task_id}": {
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
        patch: operations["tasks.update"];
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
        post: operations["clients.create"];
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
        patch: operations["clients.update"];
        trace?: never;
    };
    "/deputies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["deputies.list"];
        put?: never;
        post: operations["deputies.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deputies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deputies.delete"];
        options?: never;
        head?: never;
        patch: operations["deputies.update"];
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
    "/leaves/{id}/decline-cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaves.declineCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["leaves.getAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}/attachments/{attachment_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["leaves.getAttachmentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}/attachments/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaves.uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["leaves.removeAttachment"];
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
        post: operations["leaveTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave-types/{id}": {
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
        patch: operations["leaveTypes.update"];
        trace?: never;
    };
    "/leave-types/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaveTypes.preview"];
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
    "/leave-balances/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["leaveBalances.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave-balances/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["leaveLedger.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave-adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaveAdjustments.create"];
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
        post: operations["publicHolidays.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public-holidays/base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["publicHolidays.base"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public-holidays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["publicHolidays.delete"];
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
        post: operations["lockedDates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locked-dates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["lockedDates.delete"];
        options?: never;
        head?: never;
        patch: operations["lockedDates.update"];
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
    "/time-entries/{id}/clock-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["timeEntries.clockTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["projects.hours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["clock.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["clock.in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["clock.out"];
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
    "/timesheets/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["timesheets.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheets/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["timesheets.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheets/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["timesheets.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheets/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["timesheets.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheets/{id}/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["timesheets.finalize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheets/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["timesheets.sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheets/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["timesheets.reopen"];
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
    "/pay-periods/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["payPeriods.finalize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-periods/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["payPeriods.file"];
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
    "/expense-reports/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["expenseReports.review"];
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
    "/expense-reports/{id}/receipts/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["expenseReports.uploadReceipt"];
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
    "/expense-reports/{id}/receipts/{receipt_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["expenseReports.removeReceipt"];
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
        get: operations["documents.listSigners"];
        put?: never;
        post: operations["documents.setSigners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documents.askAudience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/signing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documents.getSigning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documents.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/stop-signing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documents.stopSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documents.view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documents.sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documents.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documents.certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documents.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["folders.list"];
        put?: never;
        post: operations["folders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["folders.delete"];
        options?: never;
        head?: never;
        patch: operations["folders.update"];
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
    "/users/{id}/training/{training_id}": {
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
        patch: operations["training.update"];
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
        post: operations["certifications.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/certifications/{certification_id}": {
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
        patch: operations["certifications.update"];
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
    "/users/{id}/assets/{asset_id}/hand-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["assets.handOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post: operations["goals.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/goals/{goal_id}": {
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
        patch: operations["goals.update"];
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
    "/users/{id}/custom-fields/{field_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["customFieldValues.set"];
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
        post: operations["benefits.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/benefits/{benefit_id}": {
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
        patch: operations["benefits.update"];
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
        post: operations["compensation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/compensation/raise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["compensation.raise"];
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
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courses.list"];
        put?: never;
        post: operations["courses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}": {
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
        patch: operations["courses.update"];
        trace?: never;
    };
    "/asset-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["assetCategories.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-field-tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["customFieldTabs.list"];
        put?: never;
        post: operations["customFieldTabs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-field-tabs/{id}": {
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
        patch: operations["customFieldTabs.update"];
        trace?: never;
    };
    "/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["customFields.list"];
        put?: never;
        post: operations["customFields.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-fields/{id}": {
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
        patch: operations["customFields.update"];
        trace?: never;
    };
    "/benefit-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["benefitPlans.list"];
        put?: never;
        post: operations["benefitPlans.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["benefitPlans.delete"];
        options?: never;
        head?: never;
        patch: operations["benefitPlans.update"];
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
        post: operations["shifts.create"];
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
        delete: operations["shifts.delete"];
        options?: never;
        head?: never;
        patch: operations["shifts.update"];
        trace?: never;
    };
    "/shifts/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shifts.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shifts.claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts/{id}/unclaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shifts.unclaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shifts.handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["schedule.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaves/{id}/uncovered-shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["schedule.uncovered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["schedule.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/copy-week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["schedule.copyWeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["schedule.cost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["calendar.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["calendarFeeds.list"];
        put?: never;
        post: operations["calendarFeeds.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["calendarFeeds.delete"];
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
    "/users/{id}/checklists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onboarding.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onboarding.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onboarding.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onboarding.addTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/{id}/tasks/{task_id}": {
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
        patch: operations["onboarding.updateTask"];
        trace?: never;
    };
    "/onboarding/{id}/tasks/{task_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onboarding.completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/{id}/tasks/{task_id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onboarding.skipTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/{id}/tasks/{task_id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["onboarding.reopenTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checklist-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checklistTemplates.list"];
        put?: never;
        post: operations["checklistTemplates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checklist-templates/{id}": {
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
        patch: operations["checklistTemplates.update"];
        trace?: never;
    };
    "/reports/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reports.hours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/hours/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reports.hoursFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reports.absence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/absence/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reports.absenceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/headcount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reports.headcount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/headcount/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reports.headcountFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reports.expenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/expenses/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["reports.expensesFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["home.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["inbox.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["inbox.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["decisions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["notifications.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["notificationPreferences.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["notificationPreferences.update"];
        trace?: never;
    };
    "/pay-periods/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["payPeriods.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["session.get"];
        put?: never;
        post: operations["session.create"];
        delete: operations["session.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.offerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.createByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.ways"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/provider/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.beginProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.createByProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/confirm/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.offerConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["session.confirmWays"];
        put?: never;
        post: operations["session.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/confirm/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.confirmByProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sessions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["sessions.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["signIns.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["factors.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factors/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["factors.missing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/one-time-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["oneTimeCodes.begin"];
        delete: operations["oneTimeCodes.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/one-time-codes/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["oneTimeCodes.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recoveryCodes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["passkeys.offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["passkeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["passkeys.delete"];
        options?: never;
        head?: never;
        patch: operations["passkeys.update"];
        trace?: never;
    };
    "/users/{id}/reset-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["users.resetFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["identityProviders.list"];
        put?: never;
        post: operations["identityProviders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["identityProviders.delete"];
        options?: never;
        head?: never;
        patch: operations["identityProviders.update"];
        trace?: never;
    };
    "/identity-providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["identityProviders.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["identityLinks.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["identityLinks.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["signInPolicy.get"];
        put: operations["signInPolicy.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["emailChanges.get"];
        put?: never;
        post: operations["emailChanges.create"];
        delete: operations["emailChanges.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["users.changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-change/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["emailChanges.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-change/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["emailChanges.takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["password.requestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-link/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["password.linkOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["password.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["organization.signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["password.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["permissions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["invitations.get"];
        put?: never;
        post: operations["invitations.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["hires.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["savedViews.list"];
        put?: never;
        post: operations["savedViews.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["savedViews.delete"];
        options?: never;
        head?: never;
        patch: operations["savedViews.update"];
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
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["tokens.list"];
        put?: never;
        post: operations["tokens.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["tokens.get"];
        put?: never;
        post?: never;
        delete: operations["tokens.revoke"];
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
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["webhooks.rotateSecret"];
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
    "/webhooks/{id}/redeliver-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["webhooks.redeliverFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhooks.statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["webhooks.testEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/leaving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["leaving.get"];
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
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["auditLog.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sensitive-access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sensitiveAccessLog.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["myAccessLog.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["requests.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["requests.errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["imports.list"];
        put?: never;
        post: operations["imports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["imports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/failed-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["imports.failedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["imports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["imports.kinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-kinds/recognise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["imports.recognise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["bulkChanges.list"];
        put?: never;
        post: operations["bulkChanges.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["bulkChanges.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["bulkChanges.undo"];
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
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exports.list"];
        put?: never;
        post: operations["exports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exports.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["dataArchives.list"];
        put?: never;
        post: operations["dataArchives.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/data-archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["users.createDataArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-archives/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["dataArchives.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["health.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health-report/retry-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["health.retryJobs"];
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
        /** @description Working days of approved leave, on the days they were taken. */
        AbsenceReport: {
            /**
             * Format: date
             * @description The first day added up.
             * @example 2026-03-09
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day added up.
             * @example 2026-03-09
             */
            end_date: string;
            /**
             * @description What a row stands for.
             * @enum {string}
             */
            by: "type" | "department" | "person";
            /**
             * @description What it stands for besides; null: nothing.
             * @enum {string|null}
             */
            then_by: "type" | "department" | "person" | null;
            /** @description Of all rows. */
            totals: {
                /**
                 * @description Working days of approved leave.
                 * @example 12.5
                 */
                days: number;
                /**
                 * @description How many leaves these days belong to.
                 * @example 12
                 */
                requests: number;
                /**
                 * @description How many people were away.
                 * @example 12
                 */
                people: number;
            };
            /** @description Every month, in order. */
            months: {
                /**
                 * @description The month, YYYY-MM.
                 * @example 2026-03
                 */
                month: string;
                /**
                 * @description Working days of approved leave.
                 * @example 12.5
                 */
                days: number;
                /**
                 * @description How many leaves these days belong to.
                 * @example 12
                 */
                requests: number;
            }[];
            /** @description Most days first. */
            rows: {
                /**
                 * @description What the row is about: an id, or a value such as MEALS. null: none.
                 * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string | null;
                /**
                 * @description What it is called; null for values and for none.
                 * @example Menu
                 */
                name: string | null;
                /** @description The second thing that the row stands for; null without then_by. */
                then: {
                    /**
                     * @description What the row is about: an id, or a value such as MEALS. null: none.
                     * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                     */
                    id: string | null;
                    /**
                     * @description What it is called; null for values and for none.
                     * @example Menu
                     */
                    name: string | null;
                } | null;
                /**
                 * @description Working days of approved leave.
                 * @example 12.5
                 */
                days: number;
                /**
                 * @description How many leaves these days belong to.
                 * @example 12
                 */
                requests: number;
                /**
                 * @description How many people were away.
                 * @example 12
                 */
                people: number;
            }[];
            /** @description Whether there are more than the 200 largest rows shown. */
            has_more_rows: boolean;
        };
        /** @description A piece of equipment that a person has or had. */
        Asset: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example ast_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Who has or had it.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description What it is, so that it can be told from others.
             * @example 14-inch laptop with charger
             */
            description: string | null;
            /** @description As printed on it by its maker. */
            serial_number: string | null;
            category: components["schemas"]["NamedAssetCategory"];
            /**
             * Format: date
             * @description The day on which the person got it.
             * @example 2026-03-09
             */
            date_assigned: string;
            /**
             * Format: date
             * @description The day on which it came back; null while it is out.
             * @example null
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
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        AssetCategory: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example acat_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Laptop
             */
            name: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
        };
        AssetsCreateBody: {
            /**
             * @description What it is, so that it can be told from others.
             * @example 14-inch laptop with charger
             */
            description?: string | null;
            /** @description As printed on it by its maker. */
            serial_number?: string | null;
            /**
             * @description A category of the organization. Give this or category_name.
             * @example acat_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            category_id?: string;
            /**
             * @description The category of this name, whatever the case; made if there is none. Give this or category_id.
             * @example Laptop
             */
            category_name?: string;
            /**
             * Format: date
             * @description Today on the organization's calendar when it becomes AVAILABLE, unless given. Given for what is ASSIGNED, it is a return.
             * @example 2026-03-09
             */
            date_returned?: string | null;
            /** @description Remarks, such as on its condition. */
            notes?: string | null;
            /**
             * Format: date
             * @description Today on the organization's calendar unless given.
             * @example 2026-03-09
             */
            date_assigned?: string;
            /**
             * @description Another one than ASSIGNED records what the person had before.
             * @default ASSIGNED
             * @enum {string}
             */
            status: "ASSIGNED" | "AVAILABLE" | "LOST" | "DAMAGED" | "RETIRED";
        };
        AssetsHandOutBody: {
            /**
             * @description Who gets it.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * Format: date
             * @description Today on the organization's calendar unless given.
             * @example 2026-03-09
             */
            date_assigned?: string;
        };
        AssetsUpdateBody: {
            /**
             * @description What it is, so that it can be told from others.
             * @example 14-inch laptop with charger
             */
            description?: string | null;
            /** @description As printed on it by its maker. */
            serial_number?: string | null;
            /**
             * @description A category of the organization. Give this or category_name.
             * @example acat_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            category_id?: string;
            /**
             * @description The category of this name, whatever the case; made if there is none. Give this or category_id.
             * @example Laptop
             */
            category_name?: string;
            /**
             * Format: date
             * @description Today on the organization's calendar when it becomes AVAILABLE, unless given. Given for what is ASSIGNED, it is a return.
             * @example 2026-03-09
             */
            date_returned?: string | null;
            /** @description Remarks, such as on its condition. */
            notes?: string | null;
            /**
             * Format: date
             * @description The day on which the person got it.
             * @example 2026-03-09
             */
            date_assigned?: string;
            /**
             * @description AVAILABLE when it was returned, LOST when it will not be.
             * @enum {string}
             */
            status?: "ASSIGNED" | "AVAILABLE" | "LOST" | "DAMAGED" | "RETIRED";
        };
        /** @description Whom it is for: everyone who is named in one of these ways, of those whom the caller sees, as they are now. */
        Audience: {
            /**
             * @description Every active person whom the caller sees.
             * @example false
             */
            everyone?: boolean;
            /** @description These people. */
            user_ids?: string[];
            /** @description The active people of these departments. */
            department_ids?: string[];
            /** @description The active members of these teams. */
            team_ids?: string[];
            /** @description The active people with these roles. */
            roles?: ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE")[];
        };
        AudienceSize: {
            /**
             * @description Active people whom the caller sees.
             * @example 37
             */
            people: number;
        };
        AudiencesCountBody: {
            audience: components["schemas"]["Audience"];
        };
        AuditRow: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example aud_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-09T14:30:00.000Z
             */
            at: string;
            /** @description null: the installation itself. */
            actor: {
                /**
                 * @description The id of the person.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /** @description Their given name; null once erased. */
                first_name: string | null;
                /** @description Their family name; null once erased. */
                last_name: string | null;
            } | null;
            /**
             * @description By which way: API, app, an assistant by MCP, import, command line or a job.
             * @enum {string}
             */
            surface: "api" | "app" | "mcp" | "import" | "cli" | "job";
            /**
             * @description The token that was used; null: none.
             * @example tok_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            token_id: string | null;
            /**
             * @description The operation, by its id.
             * @example users.update
             */
            action: string;
            /**
             * @description The kind of record.
             * @example user
             */
            subject_type: string | null;
            /** @description The record it was done to; null if it is none or several. */
            subject_id: string | null;
            /** @description How many records, if it is not one. */
            record_count: number | null;
            /**
             * @description The person whom the change concerns; null if there is none, there are several, or it was not recorded.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            person_id: string | null;
            /** @description Names; values are in `changes`. */
            changed_fields: string[] | null;
            /**
             * @description Who accepted what the actor had proposed; null if it was not proposed.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            accepted_by_id: string | null;
            /**
             * @description The person who requested this change of their own record; null if it was not requested.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            asked_by_id: string | null;
            /** @description Each changed field, from what to what. */
            changes: {
                /**
                 * @description The name of the field.
                 * @example job_title
                 */
                field: string;
                /** @description What it was; null: nothing, or not to be shown. */
                before: (string | string[] | unknown) | null;
                /** @description What it became; null: nothing, or not to be shown. */
                after: (string | string[] | unknown) | null;
                /**
                 * @description WITHHELD: private; name its part in `tiers` to see it, if one may. NOT_KEPT: secrets, identifiers, files, and changes from before values were kept.
                 * @enum {string}
                 */
                values: "SHOWN" | "WITHHELD" | "NOT_KEPT";
            }[];
            /** @description The address it came from; null if it came by no request. */
            ip: string | null;
            /** @description The request, as its answer named it. */
            request_id: string | null;
        };
        /** @description A person’s place in a benefit plan. */
        BenefitEnrollment: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example ben_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Who is covered.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /** @description What the person is enrolled in. */
            plan: {
                /**
                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                 * @example bpl_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * @description Unique in the organization, whatever the case.
                 * @example Extended health
                 */
                name: string;
                /** @description Who insures or runs it; null: the organization itself or not recorded. */
                provider: string | null;
                /**
                 * @description What it is for, in the words of the organization.
                 * @example HEALTH
                 */
                kind: string;
            };
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
             * @example 2026-03-09
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day of cover; null: no end is known.
             * @example null
             */
            end_date: string | null;
            /**
             * @description What the person pays each pay period. At most four decimals.
             * @example 42.5
             */
            employee_contribution: number;
            /**
             * @description What the organization pays each pay period. At most four decimals.
             * @example 85
             */
            employer_contribution: number;
            /**
             * @description ISO 4217.
             * @example CAD
             */
            currency: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        BenefitPlan: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example bpl_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Extended health
             */
            name: string;
            /** @description Who insures or runs it; null: the organization itself or not recorded. */
            provider: string | null;
            /**
             * @description What it is for, in the words of the organization.
             * @example HEALTH
             */
            kind: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        BenefitPlansCreateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Extended health
             */
            name: string;
            /** @description Who insures or runs it; null: the organization itself or not recorded. */
            provider?: string | null;
            /**
             * @description What it is for, in the words of the organization.
             * @example HEALTH
             */
            kind: string;
        };
        BenefitPlansUpdateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Extended health
             */
            name?: string;
            /** @description Who insures or runs it; null: the organization itself or not recorded. */
            provider?: string | null;
            /**
             * @description What it is for, in the words of the organization.
             * @example HEALTH
             */
            kind?: string;
        };
        BenefitsCreateBody: {
            /**
             * @description A benefit plan of the organization.
             * @example bpl_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            plan_id: string;
            /**
             * @description PENDING: still to be confirmed. With ENDED the end_date is today unless given.
             * @default ACTIVE
             * @enum {string}
             */
            status: "PENDING" | "ACTIVE" | "ENDED";
            /** @description Who else is covered, in the words of the plan, such as family. */
            coverage_level?: string | null;
            /**
             * Format: date
             * @description The first day of cover.
             * @example 2026-03-09
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day of cover; null: no end is known.
             * @example null
             */
            end_date?: string | null;
            /**
             * @description What the person pays each pay period. At most four decimals.
             * @default 0
             * @example 42.5
             */
            employee_contribution: number;
            /**
             * @description What the organization pays each pay period. At most four decimals.
             * @default 0
             * @example 85
             */
            employer_contribution: number;
            /**
             * @description ISO 4217; that of the organization unless given.
             * @example CAD
             */
            currency?: string;
        };
        BenefitsUpdateBody: {
            /**
             * @description ACTIVE confirms it; ENDED ends it, today unless an end_date is given.
             * @enum {string}
             */
            status?: "PENDING" | "ACTIVE" | "ENDED";
            /** @description Who else is covered, in the words of the plan, such as family. */
            coverage_level?: string | null;
            /**
             * Format: date
             * @description The last day of cover; null: no end is known.
             * @example null
             */
            end_date?: string | null;
            /**
             * @description What the person pays each pay period. At most four decimals.
             * @example 42.5
             */
            employee_contribution?: number;
            /**
             * @description What the organization pays each pay period. At most four decimals.
             * @example 85
             */
            employer_contribution?: number;
        };
        /** @description One operation on many records, in the background. */
        BulkChange: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example blk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What is done to each record.
             * @example timesheets.finalize
             */
            operation_id: string;
            /**
             * @description What it was asked for: of a pay period its first and last day, of chosen records the id of this change.
             * @example 2026-03-02_2026-03-15
             */
            about: string;
            /**
             * @description FAILED: it ended before its last record, see reason; records that were refused leave it COMPLETED.
             * @enum {string}
             */
            status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";
            /**
             * @description Why it ended before its last record: `author_not_allowed` (who asked for it was deactivated or lost the right), `given_up` (it failed again and again for a fault of the server). What was done by then stays.
             * @enum {string|null}
             */
            reason: "author_not_allowed" | "given_up" | null;
            /**
             * @description Who asked for it, and by whose rights it is done.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            created_by_id: string;
            /** @description Records in all. */
            total: number;
            /** @description Records worked through so far, refused ones included. */
            done: number;
            /** @description Records that were refused. */
            failed: number;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
            /**
             * @description The bulk change that this one takes back.
             * @example null
             */
            undoes: string | null;
            /**
             * @description It has ended, and what it did can be taken back by `POST /bulk-changes/{id}/undo`.
             * @example false
             */
            is_undoable: boolean;
            /** @description The first 500 records that were refused, and why. */
            failures: {
                /** @description The record that it concerns. */
                record_id: string;
                /**
                 * @description The person whom that record is about; null: who asked knows the record.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                user_id: string | null;
                /** @description As `error.code` of the refusal. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description With `dry_run`: what each record that is not refused would become. Otherwise empty. */
            outcomes: {
                /** @description The record that it concerns. */
                record_id: string;
                /**
                 * @description The person, if the records are people.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                user_id: string | null;
                /** @description What the operation would have answered. */
                data: unknown;
            }[];
            /** @description With `dry_run`: what to know before it is done. Otherwise empty. */
            warnings: {
                /**
                 * @description `no_head`: they would be in a department without a head, and have one today; `heads_department`: they head or manage a department that they would leave.
                 * @enum {string}
                 */
                code: "no_head" | "heads_department";
                /** @description Whom it concerns. */
                user_ids: string[];
            }[];
        };
        BulkChangeSummary: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example blk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What is done to each record.
             * @example timesheets.finalize
             */
            operation_id: string;
            /**
             * @description What it was asked for: of a pay period its first and last day, of chosen records the id of this change.
             * @example 2026-03-02_2026-03-15
             */
            about: string;
            /**
             * @description FAILED: it ended before its last record, see reason; records that were refused leave it COMPLETED.
             * @enum {string}
             */
            status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";
            /**
             * @description Why it ended before its last record: `author_not_allowed` (who asked for it was deactivated or lost the right), `given_up` (it failed again and again for a fault of the server). What was done by then stays.
             * @enum {string|null}
             */
            reason: "author_not_allowed" | "given_up" | null;
            /**
             * @description Who asked for it, and by whose rights it is done.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            created_by_id: string;
            /** @description Records in all. */
            total: number;
            /** @description Records worked through so far, refused ones included. */
            done: number;
            /** @description Records that were refused. */
            failed: number;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
            /**
             * @description The bulk change that this one takes back.
             * @example null
             */
            undoes: string | null;
            /**
             * @description It has ended, and what it did can be taken back by `POST /bulk-changes/{id}/undo`.
             * @example false
             */
            is_undoable: boolean;
        };
        BulkChangesCreateBody: {
            /**
             * @description What is done to each record. Of people: `users.update`, `training.create`, `compensation.raise`; these take an audience.
             * @enum {string}
             */
            operation_id: "timeEntries.approve" | "timeEntries.reject" | "timesheets.approve" | "timesheets.reject" | "expenseReports.approve" | "expenseReports.reject" | "expenseReports.pay" | "users.update" | "training.create" | "compensation.raise";
            /** @description To which, in this order. Give these or an audience. */
            records?: {
                /**
                 * @description The record.
                 * @example exp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * @description As the list shows it, quotes included: a record that is another by now is refused.
                 * @example "6NlXDvBBOsBkjxkBCWgRRMfpbvg"
                 */
                version?: string;
            }[];
            audience?: components["schemas"]["Audience"];
            /**
             * @description The body that the operation takes, the same for each record.
             * @example {}
             */
            input?: {
                [key: string]: unknown;
            };
        };
        /** @description Who is away and who works, by person. */
        Calendar: {
            /**
             * Format: date
             * @description The first day shown.
             * @example 2026-03-09
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day shown.
             * @example 2026-03-09
             */
            end_date: string;
            /** @description Every day, in order. */
            days: {
                /**
                 * Format: date
                 * @description A day of the calendar.
                 * @example 2026-03-09
                 */
                date: string;
                /** @description Whether the organization rests on this day of the week. */
                is_weekend: boolean;
                /** @description What the public holiday is called; null on other days. */
                holiday: string | null;
            }[];
            /** @description By name. Active people whose leave the reader sees. */
            people: {
                /**
                 * @description The id of the person.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /** @description Their preferred or given name. */
                first_name: string;
                /** @description Their family name. */
                last_name: string;
                /** @description What they work as. */
                job_title: string | null;
                /**
                 * @description Where they belong.
                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                department_id: string | null;
            }[];
            /** @description Whether more people would fit than are shown. */
            has_more_people: boolean;
            /** @description Leave that touches these days. */
            leaves: {
                /**
                 * @description The leave.
                 * @example lv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * @description Who is away.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                user_id: string;
                /**
                 * @description PENDING: waits for a decision.
                 * @enum {string}
                 */
                status: "PENDING" | "APPROVED";
                /** @description The name of the type; null if the reader may only know of the days. */
                title: string | null;
                /** @description Hex colour of the type; null if the type is not told. */
                color: string | null;
                /**
                 * Format: date
                 * @description The first day of the leave.
                 * @example 2026-03-09
                 */
                start_date: string;
                /**
                 * Format: date
                 * @description The last day of the leave.
                 * @example 2026-03-09
                 */
                end_date: string;
                /** @description SECOND_HALF: begins at noon of start_date. */
                start_half: string;
                /** @description FIRST_HALF: ends at noon of end_date. */
                end_half: string;
                /** @description Working days that it takes. */
                total_days: number;
                /** @description For types counted in hours, else null. */
                total_hours: number | null;
                /** @description Whether the person asked to cancel it. */
                is_cancellation_requested: boolean;
                /** @description What the reader may do to it now. */
                can: string[];
                /** @description The version of the leave as it is shown here, as its ETag; null if the reader may do nothing to it. */
                version: string | null;
            }[];
            /** @description Shifts that start on these days. */
            shifts: {
                /**
                 * @description The shift.
                 * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * @description Who works it.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                user_id: string;
                /**
                 * Format: date-time
                 * @description When it begins.
                 * @example 2026-03-09T14:30:00.000Z
                 */
                starts_at: string;
                /**
                 * Format: date-time
                 * @description When it ends.
                 * @example 2026-03-09T14:30:00.000Z
                 */
                ends_at: string;
                /** @description Whether Employees see it. */
                is_published: boolean;
            }[];
        };
        /** @description An address that a calendar program reads. It shows what its owner may see, and ends with their access. */
        CalendarFeed: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example cal_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description MY_SHIFTS: one’s own shifts. MY_LEAVE: one’s own leave. TEAM_LEAVE: approved leave of the others whom one sees.
             * @enum {string}
             */
            kind: "MY_SHIFTS" | "MY_LEAVE" | "TEAM_LEAVE";
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
        };
        CalendarFeedsCreateBody: {
            /**
             * @description What the calendar shows.
             * @enum {string}
             */
            kind: "MY_SHIFTS" | "MY_LEAVE" | "TEAM_LEAVE";
        };
        /** @description What someone outside has certified of a person. */
        Certification: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example crt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Who holds it.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description What was certified.
             * @example First aid
             */
            name: string;
            /** @description Who issued it. */
            issuer: string | null;
            /** @description The number on the certificate, to check it with its issuer. */
            credential_id: string | null;
            /**
             * Format: date
             * @description The day on which it was issued.
             * @example 2026-03-09
             */
            issued_date: string | null;
            /**
             * Format: date
             * @description The last day on which it holds; null: it does not expire.
             * @example 2029-03-08
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
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        CertificationsCreateBody: {
            /**
             * @description What was certified.
             * @example First aid
             */
            name: string;
            /** @description Who issued it. */
            issuer?: string | null;
            /** @description The number on the certificate, to check it with its issuer. */
            credential_id?: string | null;
            /**
             * Format: date
             * @description The day on which it was issued.
             * @example 2026-03-09
             */
            issued_date?: string | null;
            /**
             * Format: date
             * @description The last day on which it holds; null: it does not expire.
             * @example 2029-03-08
             */
            expiry_date?: string | null;
        };
        CertificationsUpdateBody: {
            /**
             * @description What was certified.
             * @example First aid
             */
            name?: string;
            /** @description Who issued it. */
            issuer?: string | null;
            /** @description The number on the certificate, to check it with its issuer. */
            credential_id?: string | null;
            /**
             * Format: date
             * @description The day on which it was issued.
             * @example 2026-03-09
             */
            issued_date?: string | null;
            /**
             * Format: date
             * @description The last day on which it holds; null: it does not expire.
             * @example 2029-03-08
             */
            expiry_date?: string | null;
        };
        /** @description What is to be done when a person comes or leaves. */
        Checklist: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example chk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
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
            /**
             * @description The person whose first or last days it is about.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /** @description The same person by name. */
            user: components["schemas"]["PersonName"];
            /**
             * @description What the checklist is called; the template’s name unless given.
             * @example New in the kitchen
             */
            title: string;
            /**
             * Format: date
             * @description By when all tasks should be done; null: open.
             * @example 2026-03-09
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When the first task was completed or skipped; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it was completed; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
            /** @description In order. All of them on one’s own checklist and on one that the reader administers; otherwise only those assigned to the reader. */
            tasks: components["schemas"]["ChecklistTask"][];
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            can?: ("onboarding.complete" | "onboarding.cancel" | "onboarding.addTask" | "onboarding.updateTask")[];
        };
        /** @description One thing to be done on a checklist. */
        ChecklistTask: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example ctk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What is to be done, in a line.
             * @example Prepare the workplace
             */
            title: string;
            /** @description What to know for doing it. */
            description: string | null;
            /**
             * @description PENDING until someone completes or skips it; either can be reopened.
             * @enum {string}
             */
            status: "PENDING" | "COMPLETED" | "SKIPPED";
            /**
             * @description Who does it; null: a team or no one yet.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            assignee_id: string | null;
            /**
             * @description The team that does it, any member of it; null: a person or no one yet.
             * @example null
             */
            assignee_team_id: string | null;
            /**
             * Format: date
             * @description By when it should be done; null: open.
             * @example 2026-03-09
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When it was completed or skipped; null while it is PENDING.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
            /**
             * @description Who completed or skipped it; null while it is PENDING.
             * @example null
             */
            completed_by_id: string | null;
            /** @description Its place in the checklist, from 1. */
            position: number;
        };
        ChecklistTemplate: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example ctp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example New in the kitchen
             */
            name: string;
            /**
             * @description What checklists made from it are for.
             * @enum {string}
             */
            type: "ONBOARDING" | "OFFBOARDING";
            /** @description What a new checklist starts with, in order. */
            tasks: {
                /**
                 * @description What is to be done, in a line.
                 * @example Prepare the workplace
                 */
                title: string;
                /** @description What to know for doing it. */
                description: string | null;
                /**
                 * @description An active person. Without any assignee: no one yet.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                assignee_id: string | null;
                /**
                 * @description In place of assignee_id: an active team, of which any member does it.
                 * @example null
                 */
                assignee_team_id: string | null;
                /**
                 * @description In place of assignee_id: the person the checklist is for, their manager, or the head of their department, as they are when it starts.
                 * @enum {string|null}
                 */
                assignee_role: "PERSON" | "MANAGER" | "DEPARTMENT_HEAD" | null;
                /** @description Days from the first day of employment (ONBOARDING) or from the last day (OFFBOARDING); before it when negative. */
                due_offset_days: number | null;
            }[];
            /** @description For ONBOARDING: whom it starts for by itself when they are added, from the app, by a program or an import, unless their first day was more than 30 days ago. Null: no one. */
            starts_for: components["schemas"]["StartsFor"] | null;
            /** @description From an inactive template no checklist starts. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        ChecklistTemplatesCreateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example New in the kitchen
             */
            name: string;
            /**
             * @description What checklists made from it are for.
             * @enum {string}
             */
            type: "ONBOARDING" | "OFFBOARDING";
            /**
             * @description All of them, in order: what is sent replaces what is there.
             * @default []
             */
            tasks: {
                /**
                 * @description What is to be done, in a line.
                 * @example Prepare the workplace
                 */
                title: string;
                /** @description What to know for doing it. */
                description?: string | null;
                /**
                 * @description An active person. Without any assignee: no one yet.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                assignee_id?: string | null;
                /**
                 * @description In place of assignee_id: an active team, of which any member does it.
                 * @example null
                 */
                assignee_team_id?: string | null;
                /**
                 * @description In place of assignee_id: the person the checklist is for, their manager, or the head of their department, as they are when it starts.
                 * @enum {string|null}
                 */
                assignee_role?: "PERSON" | "MANAGER" | "DEPARTMENT_HEAD" | null;
                /** @description Days from the first day of employment (ONBOARDING) or from the last day (OFFBOARDING); before it when negative. */
                due_offset_days?: number | null;
            }[];
            /**
             * @description For ONBOARDING: whom it starts for by itself when they are added, from the app, by a program or an import, unless their first day was more than 30 days ago. Null: no one.
             * @default null
             */
            starts_for: components["schemas"]["StartsFor"] | null;
            /**
             * @description From an inactive template no checklist starts.
             * @default true
             */
            is_active: boolean;
        };
        ChecklistTemplatesUpdateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example New in the kitchen
             */
            name?: string;
            /**
             * @description What checklists made from it are for.
             * @enum {string}
             */
            type?: "ONBOARDING" | "OFFBOARDING";
            /** @description All of them, in order: what is sent replaces what is there. */
            tasks?: {
                /**
                 * @description What is to be done, in a line.
                 * @example Prepare the workplace
                 */
                title: string;
                /** @description What to know for doing it. */
                description?: string | null;
                /**
                 * @description An active person. Without any assignee: no one yet.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                assignee_id?: string | null;
                /**
                 * @description In place of assignee_id: an active team, of which any member does it.
                 * @example null
                 */
                assignee_team_id?: string | null;
                /**
                 * @description In place of assignee_id: the person the checklist is for, their manager, or the head of their department, as they are when it starts.
                 * @enum {string|null}
                 */
                assignee_role?: "PERSON" | "MANAGER" | "DEPARTMENT_HEAD" | null;
                /** @description Days from the first day of employment (ONBOARDING) or from the last day (OFFBOARDING); before it when negative. */
                due_offset_days?: number | null;
            }[];
            /** @description For ONBOARDING: whom it starts for by itself when they are added, from the app, by a program or an import, unless their first day was more than 30 days ago. Null: no one. */
            starts_for?: components["schemas"]["StartsFor"] | null;
            /** @description From an inactive template no checklist starts. */
            is_active?: boolean;
        };
        /** @description Whom projects are done for. */
        Client: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example cli_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the client is called.
             * @example Lakeside Hotels
             */
            name: string;
            /**
             * @description Unique in the organization.
             * @example LAKESIDE_HOTELS
             */
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
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        ClientsCreateBody: {
            /**
             * @description What the client is called.
             * @example Lakeside Hotels
             */
            name: string;
            /**
             * @description Unique in the organization. Generated from the name when omitted.
             * @example LAKESIDE_HOTELS
             */
            code?: string;
            /** @description Whom to speak to there. */
            contact_name?: string | null;
            /**
             * Format: email
             * @description Where to write to them.
             */
            contact_email?: string | null;
            /** @description Where to call them, as dialled. */
            contact_phone?: string | null;
            /**
             * @description false: no longer worked for.
             * @default true
             */
            is_active: boolean;
        };
        ClientsUpdateBody: {
            /**
             * @description What the client is called.
             * @example Lakeside Hotels
             */
            name?: string;
            /**
             * @description Unique in the organization.
             * @example LAKESIDE_HOTELS
             */
            code?: string;
            /** @description Whom to speak to there. */
            contact_name?: string | null;
            /**
             * Format: email
             * @description Where to write to them.
             */
            contact_email?: string | null;
            /** @description Where to call them, as dialled. */
            contact_phone?: string | null;
            /** @description false: no longer worked for. */
            is_active?: boolean;
        };
        ClockInBody: {
            /**
             * @description Whose tap it is; refused if someone else is signed in. The caller unless given.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id?: string;
            /**
             * Format: date-time
             * @description When it was tapped. It counts if that is more than a minute ago, up to 31 days; else the time of arrival. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            tapped_at?: string;
            /**
             * @description Degrees north.
             * @example 43.6426
             */
            latitude?: number;
            /**
             * @description Degrees east.
             * @example -79.3871
             */
            longitude?: number;
            /**
             * @description How exact the position is, in metres.
             * @example 12
             */
            accuracy_m?: number;
            /** @description The address of the position, as the device tells it. */
            address?: string;
            /**
             * @description A project that the person sees.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            project_id?: string;
            /**
             * @description A task of the project.
             * @example tsk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            task_id?: string;
            /** @description What is being done. */
            description?: string;
        };
        ClockOutBody: {
            /**
             * @description Whose tap it is; refused if someone else is signed in. The caller unless given.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id?: string;
            /**
             * Format: date-time
             * @description When it was tapped. It counts if that is more than a minute ago, up to 31 days; else the time of arrival. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            tapped_at?: string;
            /**
             * @description Degrees north.
             * @example 43.6426
             */
            latitude?: number;
            /**
             * @description Degrees east.
             * @example -79.3871
             */
            longitude?: number;
            /**
             * @description How exact the position is, in metres.
             * @example 12
             */
            accuracy_m?: number;
            /** @description The address of the position, as the device tells it. */
            address?: string;
            /**
             * Format: date-time
             * @description When the person left, as they say: after clock_in, at most 24 hours later, not in the future. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            left_at?: string;
            /** @description Unpaid break within the entry. */
            break_minutes?: number;
            /** @description What was done. */
            description?: string;
        };
        ClockState: {
            /** @description Whether the person is clocked in. */
            is_running: boolean;
            /** @description The running entry. */
            entry: components["schemas"]["TimeEntry"] | null;
            /** @description The organization has set a place; a device is asked where it is. */
            asks_for_place: boolean;
            /**
             * @description Who has been clocked in for longer says when they left.
             * @example 12
             */
            ask_after_hours: number;
            /**
             * Format: date-time
             * @description When the shift of the running entry ends; null if it belongs to none.
             * @example 2026-03-09T14:30:00.000Z
             */
            shift_ends_at: string | null;
            /**
             * Format: date-time
             * @description The time of the server, by which a device dates its taps.
             * @example 2026-03-09T14:30:00.000Z
             */
            now: string;
        };
        ClockTimes: {
            /**
             * Format: date-time
             * @description As it came, before rounding.
             * @example 2026-03-09T14:30:00.000Z
             */
            raw_clock_in: string;
            /**
             * Format: date-time
             * @description As it came; null while the clock runs.
             * @example 2026-03-09T14:30:00.000Z
             */
            raw_clock_out: string | null;
            /**
             * Format: date-time
             * @description After rounding.
             * @example 2026-03-09T14:30:00.000Z
             */
            clock_in: string;
            /**
             * Format: date-time
             * @description After rounding; null while the clock runs.
             * @example 2026-03-09T14:30:00.000Z
             */
            clock_out: string | null;
        };
        /** @description What a person is paid from a day on. */
        Compensation: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example comp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Who is paid.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * Format: date
             * @description From this day on, until one with a later date.
             * @example 2026-03-09
             */
            effective_date: string;
            /**
             * @description SALARY: by the year; HOURLY: by the hour.
             * @enum {string}
             */
            pay_type: "SALARY" | "HOURLY";
            /**
             * @description For a year of SALARY, for an hour of HOURLY. At most four decimals.
             * @example 52000
             */
            amount: number;
            /**
             * @description ISO 4217.
             * @example CAD
             */
            currency: string;
            /**
             * @description How often it is paid out.
             * @enum {string}
             */
            pay_frequency: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY" | "ANNUALLY";
            /** @description Why it was set, such as a promotion. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        CompensationCreateBody: {
            /**
             * Format: date
             * @description From this day on, until one with a later date.
             * @example 2026-03-09
             */
            effective_date: string;
            /**
             * @description SALARY: by the year; HOURLY: by the hour.
             * @enum {string}
             */
            pay_type: "SALARY" | "HOURLY";
            /**
             * @description For a year of SALARY, for an hour of HOURLY. At most four decimals.
             * @example 52000
             */
            amount: number;
            /**
             * @description ISO 4217; that of the organization unless given.
             * @example CAD
             */
            currency?: string;
            /**
             * @description As the pay period of the organization unless given.
             * @enum {string}
             */
            pay_frequency?: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY" | "ANNUALLY";
            /** @description Why it was set, such as a promotion. */
            reason?: string | null;
        };
        CompensationRaiseBody: {
            /**
             * @description At most two decimals; less than 0 lowers the pay.
             * @example 3
             */
            percent: number;
            /**
             * Format: date
             * @description From this day on; today on the organization's calendar unless given.
             * @example 2026-03-09
             */
            effective_date?: string;
            /** @description Why it was set, such as a promotion. */
            reason?: string | null;
        };
        /** @description What came of copying a week of shifts. */
        CopiedWeek: {
            /** @description How many shifts were added, none of them published. */
            copied: number;
            /** @description Shifts of the week that were not copied. */
            left_out: {
                /**
                 * @description The shift that has no copy.
                 * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                shift_id: string;
                /**
                 * @description OVERLAP: the person has another shift then; PERSON_GONE: they are inactive or have left by then, or someone else plans for them; ALREADY_THERE: the same open shift is there.
                 * @enum {string}
                 */
                reason: "OVERLAP" | "PERSON_GONE" | "ALREADY_THERE";
            }[];
        };
        Course: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example crs_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Food safety
             */
            name: string;
            /** @description What the course is about. */
            description: string | null;
            /**
             * @description How long it holds once completed: it is assigned again 30 days before that is over. Null: it is taken once.
             * @example 12
             */
            valid_months: number | null;
            /** @description An inactive course stays with those who have it and cannot be assigned. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        CoursesCreateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Food safety
             */
            name: string;
            /** @description What the course is about. */
            description?: string | null;
            /**
             * @description How long it holds once completed: it is assigned again 30 days before that is over. Null: it is taken once.
             * @example 12
             */
            valid_months?: number | null;
            /**
             * @description An inactive course stays with those who have it and cannot be assigned.
             * @default true
             */
            is_active: boolean;
        };
        CoursesUpdateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Food safety
             */
            name?: string;
            /** @description What the course is about. */
            description?: string | null;
            /**
             * @description How long it holds once completed: it is assigned again 30 days before that is over. Null: it is taken once.
             * @example 12
             */
            valid_months?: number | null;
            /** @description An inactive course stays with those who have it and cannot be assigned. */
            is_active?: boolean;
        };
        CustomField: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example cfd_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description The tab on which the field stands.
             * @example cft_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            tab_id: string;
            /**
             * @description Unique in the organization; cannot be changed.
             * @example shirt_size
             */
            key: string;
            /**
             * @description What the app shows beside the value.
             * @example Shirt size
             */
            label: string;
            /**
             * @description Cannot be changed.
             * @enum {string}
             */
            type: "TEXT" | "NUMBER" | "DATE" | "BOOLEAN" | "SELECT" | "MULTI_SELECT";
            /** @description What SELECT and MULTI_SELECT choose from; no other type has any. */
            options: string[];
            /** @description Where it stands; the lowest first. */
            position: number;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        CustomFieldTab: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example cft_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Uniform
             */
            name: string;
            /** @description Who sees the values of others while the tab is active; Administrators and Executives always do. */
            visible_to_roles: ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE")[];
            /** @description false: seen by Administrators and Executives alone. */
            is_active: boolean;
            /** @description Where it stands; the lowest first. */
            position: number;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        CustomFieldTabsCreateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Uniform
             */
            name: string;
            /**
             * @description Who sees the values of others while the tab is active; Administrators and Executives always do.
             * @default []
             */
            visible_to_roles: ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE")[];
            /**
             * @description false: seen by Administrators and Executives alone.
             * @default true
             */
            is_active: boolean;
            /** @description After all others unless given. */
            position?: number;
        };
        CustomFieldTabsUpdateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Uniform
             */
            name?: string;
            /** @description Who sees the values of others while the tab is active; Administrators and Executives always do. */
            visible_to_roles?: ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE")[];
            /** @description false: seen by Administrators and Executives alone. */
            is_active?: boolean;
            /** @description Where it stands; the lowest first. */
            position?: number;
        };
        /** @description What a field of the organization’s own holds for a person. */
        CustomFieldValue: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example cfv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whose value it is.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /** @description What the value is of. */
            field: {
                /**
                 * @description The id of the field.
                 * @example cfd_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * @description Unique in the organization; cannot be changed.
                 * @example shirt_size
                 */
                key: string;
                /**
                 * @description What the app shows beside the value.
                 * @example Shirt size
                 */
                label: string;
                /**
                 * @description Cannot be changed.
                 * @enum {string}
                 */
                type: "TEXT" | "NUMBER" | "DATE" | "BOOLEAN" | "SELECT" | "MULTI_SELECT";
            };
            /** @description Where the app shows it. */
            tab: {
                /**
                 * @description The id of the tab.
                 * @example cft_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * @description Unique in the organization, whatever the case.
                 * @example Uniform
                 */
                name: string;
            };
            /**
             * @description As the type of the field has it: text, a number, a day, true or false, one option, or several. null once it was emptied.
             * @example M
             */
            value: string | number | boolean | string[] | null;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        CustomFieldValuesSetBody: {
            /**
             * @description As the type of the field has it: text, a number, a day, true or false, one option, or several. null once it was emptied.
             * @example M
             */
            value: string | number | boolean | string[] | null;
        };
        CustomFieldsCreateBody: {
            /**
             * @description The tab on which the field stands.
             * @example cft_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            tab_id: string;
            /**
             * @description Unique in the organization; cannot be changed.
             * @example shirt_size
             */
            key: string;
            /**
             * @description What the app shows beside the value.
             * @example Shirt size
             */
            label: string;
            /**
             * @description Cannot be changed.
             * @enum {string}
             */
            type: "TEXT" | "NUMBER" | "DATE" | "BOOLEAN" | "SELECT" | "MULTI_SELECT";
            /** @description What SELECT and MULTI_SELECT choose from; no other type has any. */
            options?: string[];
            /** @description After all others unless given. */
            position?: number;
        };
        CustomFieldsUpdateBody: {
            /**
             * @description The tab on which the field stands.
             * @example cft_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            tab_id?: string;
            /**
             * @description What the app shows beside the value.
             * @example Shirt size
             */
            label?: string;
            /** @description A value that was chosen before stays, also when its option is gone. */
            options?: string[];
            /** @description Where it stands; the lowest first. */
            position?: number;
        };
        /** @description What is kept about a person, as one ZIP archive, written in the background. */
        DataArchive: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example dar_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whom it is about.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description COMPLETED: the file is there until `expires_at`.
             * @enum {string}
             */
            status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";
            /**
             * @description Why it failed. requester_not_allowed: who asked lost the right to it; given_up: it failed again and again for a fault of the server.
             * @enum {string|null}
             */
            reason: "requester_not_allowed" | "given_up" | null;
            /**
             * @description How many areas and files are in it so far.
             * @example 4
             */
            steps_done: number;
            /**
             * @description How many there are in all.
             * @example 12
             */
            steps_total: number;
            /**
             * @description The size of the file; 0 until it is there.
             * @example 250000
             */
            size_bytes: number;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-03-09T14:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null while it runs.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the file is removed.
             * @example 2026-03-09T14:30:00.000Z
             */
            expires_at: string;
        };
        /** @description Someone who may decide. */
        Decider: {
            /**
             * @description The id of the person.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Their given name.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Their family name.
             * @example Byron
             */
            last_name: string;
            /**
             * @description The absent person on whose behalf this deputy decides; null unless they are a deputy.
             * @example null
             */
            on_behalf_of_id: string | null;
        };
        DecisionOutcomes: {
            /** @description One for each decision, in their order. */
            outcomes: {
                /** @description Its place among the decisions that were sent. */
                index: number;
                /**
                 * @description As the operation for this record alone would have answered.
                 * @example 200
                 */
                status: number;
                /** @description The record after the decision; null if it was refused. */
                data: {
                    /** @description The record. */
                    id: string;
                    /** @description What it is now, by the states of its kind. */
                    status: string;
                } | null;
                /** @description Why it was refused; null if it was decided. */
                error: {
                    /**
                     * @description Why, by kind.
                     * @enum {string}
                     */
                    code: "BAD_REQUEST" | "AUTH_INVALID" | "FORBIDDEN" | "SCOPE_MISSING" | "MODULE_DISABLED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "IDEMPOTENCY_CONFLICT" | "PRECONDITION_FAILED" | "PAYLOAD_TOO_LARGE" | "VALIDATION_FAILED" | "RATE_LIMITED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "UNAVAILABLE";
                    /** @description Why, in a sentence. */
                    message: string;
                    /** @description More about it. */
                    details: {
                        [key: string]: unknown;
                    };
                } | null;
                /** @description What someone else made of it before; null: nothing. */
                meanwhile: {
                    /** @description What the record is now, by the states of its kind. */
                    status: string;
                    /**
                     * @description Who decided; null: not recorded.
                     * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                     */
                    decided_by_id: string | null;
                    /** @description Their name, if the caller may know it. */
                    decided_by: string | null;
                    /**
                     * Format: date-time
                     * @description When; null: not recorded.
                     * @example 2026-03-09T14:30:00.000Z
                     */
                    decided_at: string | null;
                } | null;
            }[];
        };
        DecisionsCreateBody: {
            /** @description Each is decided by itself, in this order. */
            decisions: {
                /**
                 * @description As the inbox names it.
                 * @enum {string}
                 */
                kind: "leave" | "leave_cancellation" | "time_entry" | "timesheet" | "expense_report";
                /**
                 * @description The record that waits.
                 * @example lv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * @description What becomes of it.
                 * @enum {string}
                 */
                verdict: "approve" | "reject";
                /**
                 * @description As the inbox shows it, quotes included. A record that is another by now is not decided on: 409 with the reason `changed_since`, and `details.now` is the item as it is. Left out: whatever the record is.
                 * @example "6NlXDvBBOsBkjxkBCWgRRMfpbvg"
                 */
                version?: string;
                /**
                 * @description Why it is rejected; the person reads it. With a rejection alone.
                 * @example Two of the kitchen are away that week.
                 */
                reason?: string;
            }[];
        };
        /** @description An event on its way to one endpoint. */
        Delivery: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example dlv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Where it goes.
             * @example whe_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            endpoint_id: string;
            /**
             * @description The same on retries and redeliveries.
             * @example evt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            event_id: string;
            /**
             * @description What happened; see GET /webhook-events.
             * @example user.updated
             */
            event_type: string;
            /**
             * @description queued until its turn, then delivering; failed once the last attempt failed.
             * @example delivered
             * @enum {string}
             */
            status: "queued" | "delivering" | "delivered" | "failed" | "cancelled";
            /**
             * @description Why it is not attempted any more; null unless it is cancelled.
             * @example null
             * @enum {string|null}
             */
            cancel_reason: "endpoint_paused" | "endpoint_disabled" | "endpoint_deleted" | "plan" | "api_disabled" | "subscription" | "module_disabled" | "owner_inactive" | "owner_role" | "not_visible" | "unsubscribed" | "event_expired" | "address_not_public" | null;
            /** @description Attempts so far. */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When it is tried next; null unless it is queued.
             * @example 2026-03-09T14:30:00.000Z
             */
            next_attempt_at: string | null;
            /**
             * @description HTTP status of the last answer; null if none came.
             * @example 200
             */
            last_response_status: number | null;
            /** @description Why the last attempt failed; null if it did not. */
            last_error: string | null;
            /**
             * @description Whether it was asked for by POST /webhooks/{id}/test.
             * @example false
             */
            is_test: boolean;
            /**
             * @description Whether it repeats an earlier delivery.
             * @example false
             */
            is_redelivery: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered, given up or cancelled; null until then.
             * @example 2026-03-09T18:05:01.000Z
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
             * @example 2026-03-09T14:30:00.000Z
             */
            started_at: string;
            /** @description How long it took. */
            duration_ms: number;
            /**
             * @description HTTP status of the answer; null if none came.
             * @example 200
             */
            response_status: number | null;
            /** @description The first kilobyte of the answer. */
            response_excerpt: string | null;
            /** @description Why it failed; null if it did not. */
            error: string | null;
        };
        /** @description A delivery with its attempts and what is sent. */
        DeliveryInFull: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example dlv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Where it goes.
             * @example whe_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            endpoint_id: string;
            /**
             * @description The same on retries and redeliveries.
             * @example evt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            event_id: string;
            /**
             * @description What happened; see GET /webhook-events.
             * @example user.updated
             */
            event_type: string;
            /**
             * @description queued until its turn, then delivering; failed once the last attempt failed.
             * @example delivered
             * @enum {string}
             */
            status: "queued" | "delivering" | "delivered" | "failed" | "cancelled";
            /**
             * @description Why it is not attempted any more; null unless it is cancelled.
             * @example null
             * @enum {string|null}
             */
            cancel_reason: "endpoint_paused" | "endpoint_disabled" | "endpoint_deleted" | "plan" | "api_disabled" | "subscription" | "module_disabled" | "owner_inactive" | "owner_role" | "not_visible" | "unsubscribed" | "event_expired" | "address_not_public" | null;
            /** @description Attempts so far. */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When it is tried next; null unless it is queued.
             * @example 2026-03-09T14:30:00.000Z
             */
            next_attempt_at: string | null;
            /**
             * @description HTTP status of the last answer; null if none came.
             * @example 200
             */
            last_response_status: number | null;
            /** @description Why the last attempt failed; null if it did not. */
            last_error: string | null;
            /**
             * @description Whether it was asked for by POST /webhooks/{id}/test.
             * @example false
             */
            is_test: boolean;
            /**
             * @description Whether it repeats an earlier delivery.
             * @example false
             */
            is_redelivery: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered, given up or cancelled; null until then.
             * @example 2026-03-09T18:05:01.000Z
             */
            completed_at: string | null;
            /** @description Every attempt, the first one first. */
            attempts: components["schemas"]["DeliveryAttempt"][];
            /** @description The event as it was last sent, or is to be sent first. null if the token lacks the scope of the event’s type: `meta.withheld` names it. */
            payload: {
                [key: string]: unknown;
            } | null;
        };
        DeliveryStatistics: {
            /** @description The newest deliveries, at most 1000. */
            counted: number;
            /** @description Received. */
            delivered: number;
            /** @description Given up after the last attempt. */
            failed: number;
            /** @description Not sent, or not any more. */
            cancelled: number;
            /** @description Queued or being sent. */
            waiting: number;
            /** @description Requests that these deliveries took. */
            attempts: number;
            /** @description How it went lately. */
            periods: {
                /**
                 * @description day: the last 24 hours; week: the last seven days.
                 * @enum {string}
                 */
                period: "day" | "week";
                /** @description Deliveries made in it; the newest 10000 at most. */
                counted: number;
                /** @description Received. */
                delivered: number;
                /** @description Given up. */
                failed: number;
                /** @description Received, of those that are over and were not cancelled; null: none. */
                success_rate: number | null;
                /** @description How long the receiver takes to answer, in the middle; null: nothing was received. */
                median_ms: number | null;
            }[];
            /** @description The last 24 hours, oldest first, as far as the deliveries counted reach back. */
            hours: {
                /**
                 * Format: date-time
                 * @description The beginning of the hour.
                 * @example 2026-03-09T14:30:00.000Z
                 */
                starts_at: string;
                /** @description Received in it. */
                delivered: number;
                /** @description Given up in it. */
                failed: number;
            }[];
        };
        /** @description A part of the organization to which people belong. */
        Department: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Kitchen
             */
            name: string;
            /**
             * @description Unique in the organization.
             * @example KITCHEN
             */
            code: string;
            /** @description What the department does. */
            description: string | null;
            /**
             * @description Hex colour.
             * @example #2563EB
             */
            color: string;
            /**
             * @description An active person of the organization. null: no head.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            head_id: string | null;
            /** @description false: no longer in use; lists leave it out unless asked for it. */
            is_active: boolean;
            /** @description Active people who belong to the department. */
            member_count: number;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        /** @description Who has the department in their scope besides its head. */
        DepartmentManagers: {
            /**
             * @description The department in question.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string;
            /** @description By name. */
            managers: components["schemas"]["PersonName"][];
        };
        DepartmentsCreateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Kitchen
             */
            name: string;
            /**
             * @description Unique in the organization. Generated from the name when omitted.
             * @example KITCHEN
             */
            code?: string;
            /** @description What the department does. */
            description?: string | null;
            /**
             * @description Hex colour. One that follows from the name when omitted.
             * @example #2563EB
             */
            color?: string;
            /**
             * @description An active person of the organization. null: no head.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            head_id?: string | null;
            /**
             * @description false: no longer in use; lists leave it out unless asked for it.
             * @default true
             */
            is_active: boolean;
        };
        DepartmentsSetManagersBody: {
            /** @description All of them: active people. Who is left out no longer manages it. */
            user_ids: string[];
        };
        DepartmentsUpdateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Kitchen
             */
            name?: string;
            /**
             * @description Unique in the organization.
             * @example KITCHEN
             */
            code?: string;
            /** @description What the department does. */
            description?: string | null;
            /**
             * @description Hex colour.
             * @example #2563EB
             */
            color?: string;
            /**
             * @description An active person of the organization. null: no head.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            head_id?: string | null;
            /** @description false: no longer in use; lists leave it out unless asked for it. */
            is_active?: boolean;
        };
        DeputiesCreateBody: {
            /**
             * @description Whose decisions they are; the caller’s own when absent. Of others by Administrators, for people below them.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id?: string;
            /**
             * @description Who decides in their place: another active person of the caller’s directory.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            deputy_id: string;
            /**
             * @description What the deputy decides on.
             * @example [
             *       "LEAVE",
             *       "EXPENSES"
             *     ]
             */
            kinds: ("TIME" | "LEAVE" | "EXPENSES")[];
            /**
             * Format: date
             * @description From this day on; null: since ever, if `to` is given.
             * @example 2026-03-09
             */
            from?: string | null;
            /**
             * Format: date
             * @description Until this day, which counts; null: without an end, if `from` is given.
             * @example 2026-03-09
             */
            to?: string | null;
            /** @description Also whenever the person has approved leave, halves and hours as they were booked. Without days: then alone. */
            while_away: boolean;
        };
        DeputiesUpdateBody: {
            /**
             * @description Who decides in their place: another active person of the caller’s directory.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            deputy_id?: string;
            /**
             * @description What the deputy decides on.
             * @example [
             *       "LEAVE",
             *       "EXPENSES"
             *     ]
             */
            kinds?: ("TIME" | "LEAVE" | "EXPENSES")[];
            /**
             * Format: date
             * @description From this day on; null: since ever, if `to` is given.
             * @example 2026-03-09
             */
            from?: string | null;
            /**
             * Format: date
             * @description Until this day, which counts; null: without an end, if `from` is given.
             * @example 2026-03-09
             */
            to?: string | null;
            /** @description Also whenever the person has approved leave, halves and hours as they were booked. Without days: then alone. */
            while_away?: boolean;
        };
        /** @description Who decides in whose place, and when. */
        Deputy: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example dpy_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whose decisions they are.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /** @description Whose decisions they are. */
            user: components["schemas"]["PersonName"];
            /**
             * @description Who decides in their place: another active person of the caller’s directory.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            deputy_id: string;
            /** @description Who decides in their place. */
            deputy: components["schemas"]["PersonName"];
            /**
             * @description What the deputy decides on.
             * @example [
             *       "LEAVE",
             *       "EXPENSES"
             *     ]
             */
            kinds: ("TIME" | "LEAVE" | "EXPENSES")[];
            /**
             * Format: date
             * @description From this day on; null: since ever, if `to` is given.
             * @example 2026-03-09
             */
            from: string | null;
            /**
             * Format: date
             * @description Until this day, which counts; null: without an end, if `from` is given.
             * @example 2026-03-09
             */
            to: string | null;
            /** @description Also whenever the person has approved leave, halves and hours as they were booked. Without days: then alone. */
            while_away: boolean;
            /** @description Whether the deputy decides at this moment. */
            is_at_work: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            can?: ("deputies.update" | "deputies.delete")[];
        };
        /** @description A document and who signs it. Its file is at `/documents/{id}/content`. */
        Document: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example doc_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the document is called.
             * @example Employment agreement
             */
            title: string;
            /** @description What it is about. */
            description: string | null;
            /**
             * @description What kind of document it is.
             * @enum {string}
             */
            category: "CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER";
            /**
             * @description The name under which the file is downloaded.
             * @example employment-agreement.pdf
             */
            file_name: string;
            /**
             * @description What kind of file it is.
             * @example application/pdf
             */
            mime_type: string;
            /**
             * @description Size of the file.
             * @example 48213
             */
            size_bytes: number;
            /**
             * @description One more with each new file.
             * @example 1
             */
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
             * @example 2026-03-09T14:30:00.000Z
             */
            signature_deadline: string | null;
            /**
             * Format: date-time
             * @description The last signature so far.
             * @example 2026-03-09T14:30:00.000Z
             */
            signed_at: string | null;
            /**
             * @description Whose signature that was.
             * @example null
             */
            signed_by_id: string | null;
            /**
             * @description Kept from Department Heads: seen by the owner, the signers, Administrators and Executives alone.
             * @example true
             */
            is_private: boolean;
            /**
             * @description Seen by everyone in the organization.
             * @example false
             */
            is_company_library: boolean;
            /**
             * @description The folder it is kept in; null: none.
             * @example fld_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            folder_id: string | null;
            /**
             * @description Labels, in the order given.
             * @example [
             *       "2026"
             *     ]
             */
            tags: string[];
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            /** @description In signing_order. */
            signers: components["schemas"]["DocumentSigner"][];
            can?: ("documents.update" | "documents.delete" | "documents.setSigners" | "documents.listSigners" | "documents.askAudience" | "documents.view" | "documents.sign" | "documents.decline")[];
        };
        /** @description Someone who is asked to sign a document. */
        DocumentSigner: {
            /**
             * @description Names this request for a signature.
             * @example sgn_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            assignment_id: string;
            /** @description Who is asked to sign. */
            user: components["schemas"]["PersonName"];
            /**
             * @description Whether they have signed.
             * @enum {string}
             */
            status: "PENDING" | "SIGNED" | "DECLINED";
            /**
             * @description Counted from 1.
             * @example 1
             */
            signing_order: number;
            /**
             * Format: date-time
             * @description The deadline of the document.
             * @example 2026-03-09T14:30:00.000Z
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When they first opened it in the app.
             * @example 2026-03-09T14:30:00.000Z
             */
            viewed_at: string | null;
            /**
             * Format: date-time
             * @description When they signed; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            signed_at: string | null;
            /**
             * Format: date-time
             * @description When they declined; null unless they did.
             * @example 2026-03-09T14:30:00.000Z
             */
            declined_at: string | null;
        };
        DocumentSignerWithReason: {
            /**
             * @description Names this request for a signature.
             * @example sgn_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            assignment_id: string;
            /** @description Who is asked to sign. */
            user: components["schemas"]["PersonName"];
            /**
             * @description Whether they have signed.
             * @enum {string}
             */
            status: "PENDING" | "SIGNED" | "DECLINED";
            /**
             * @description Counted from 1.
             * @example 1
             */
            signing_order: number;
            /**
             * Format: date-time
             * @description The deadline of the document.
             * @example 2026-03-09T14:30:00.000Z
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When they first opened it in the app.
             * @example 2026-03-09T14:30:00.000Z
             */
            viewed_at: string | null;
            /**
             * Format: date-time
             * @description When they signed; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            signed_at: string | null;
            /**
             * Format: date-time
             * @description When they declined; null unless they did.
             * @example 2026-03-09T14:30:00.000Z
             */
            declined_at: string | null;
            /** @description Why they declined. */
            decline_reason: string | null;
        };
        /** @description How far the signatures under a document are. */
        DocumentSigning: {
            /**
             * @description What is to be signed.
             * @example doc_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            document_id: string;
            /** @description Whom it is for; null: its signers were named one by one. */
            audience: components["schemas"]["StandingAudience"] | null;
            /**
             * @description Signatures are being collected.
             * @example true
             */
            is_open: boolean;
            /** @description People who were asked, without those who left before they decided. */
            asked: number;
            /** @description Of these, who has signed. */
            signed: number;
            /** @description Of these, who has declined. */
            declined: number;
            /** @description Of these, who has done neither. */
            waiting: number;
        };
        DocumentsAskAudienceBody: {
            audience: components["schemas"]["StandingAudience"];
            /**
             * Format: date-time
             * @description In the future, ISO 8601 with an offset; none when absent.
             */
            signature_deadline?: string | null;
        };
        DocumentsCreateBody: {
            /**
             * @description What the document is called.
             * @example Employment agreement
             */
            title: string;
            /** @description What it is about. */
            description?: string | null;
            /**
             * @description What kind of document it is.
             * @default OTHER
             * @enum {string}
             */
            category: "CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER";
            /**
             * @description Whom it is about or whose it is: an active person.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            owner_id?: string;
            /**
             * @description Not together with is_company_library.
             * @default false
             */
            is_private: boolean;
            /**
             * @description Seen by everyone in the organization. Not together with is_private.
             * @default false
             */
            is_company_library: boolean;
            /**
             * @description A folder of the organization; null: none.
             * @example fld_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            folder_id?: string | null;
            /**
             * @description Labels; all of them, in place of those there.
             * @example [
             *       "2026"
             *     ]
             */
            tags?: string[];
            /**
             * @description The name to download it under. Folders and characters that are unsafe in names are taken out; an extension that does not fit the type is completed.
             * @example employment-agreement.txt
             */
            file_name: string;
            /**
             * @description The type of the file; its bytes must be of it.
             * @example text/plain
             * @enum {string}
             */
            mime_type: "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "image/heic" | "image/tiff" | "text/plain" | "text/csv" | "text/markdown" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.oasis.opendocument.text" | "application/vnd.oasis.opendocument.spreadsheet";
            /**
             * @description The file in base64 (with padding, no line breaks); at most 750000 bytes once decoded.
             * @example RW1wbG95bWVudCBhZ3JlZW1lbnQK
             */
            content: string;
        };
        DocumentsDeclineBody: {
            /**
             * @description Why it is not signed; kept for Administrators and Executives.
             * @example The start date is wrong.
             */
            reason: string;
        };
        DocumentsSetSignersBody: {
            /** @description Who signs, in this order: active people. */
            user_ids: string[];
            /**
             * @description SEQUENTIAL: one after the other; PARALLEL: in any order.
             * @default SEQUENTIAL
             * @enum {string}
             */
            signing_mode: "SEQUENTIAL" | "PARALLEL";
            /**
             * Format: date-time
             * @description In the future, ISO 8601 with an offset; none when absent.
             */
            signature_deadline?: string | null;
        };
        DocumentsUpdateBody: {
            /**
             * @description What the document is called.
             * @example Employment agreement
             */
            title?: string;
            /** @description What it is about. */
            description?: string | null;
            /**
             * @description What kind of document it is.
             * @enum {string}
             */
            category?: "CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER";
            /**
             * @description Whom it is about or whose it is: an active person.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            owner_id?: string;
            /** @description Not together with is_company_library. */
            is_private?: boolean;
            /** @description Seen by everyone in the organization. Not together with is_private. */
            is_company_library?: boolean;
            /**
             * @description A folder of the organization; null: none.
             * @example fld_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            folder_id?: string | null;
            /**
             * @description Labels; all of them, in place of those there.
             * @example [
             *       "2026"
             *     ]
             */
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
        EmailChangesConfirmBody: {
            /** @description The token of the link that was mailed. */
            link_token: string;
        };
        EmailChangesCreateBody: {
            /**
             * Format: email
             * @description The new address.
             * @example ada.byron@example.com
             */
            email: string;
        };
        EmailChangesTakeBackBody: {
            /** @description The token of the link that was mailed. */
            link_token: string;
        };
        /** @description What a person’s job was, is or is planned to be, from a day on. */
        Employment: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example emp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whose job it is.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * Format: date
             * @description The day from which it holds, on the organization’s calendar; until the next one does.
             * @example 2026-03-09
             */
            effective_date: string;
            values: components["schemas"]["EmploymentValues"];
            /** @description What differs from before; empty on the first row. Of a planned change: what it sets. */
            changed: ("job_title" | "department_id" | "manager_id" | "division" | "work_location" | "level" | "employment_type")[];
            /** @description Why, in the words of who made the change; null: not said. */
            reason: string | null;
            /**
             * @description Who made or planned the change; null: not known.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            created_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * @description CURRENT: what holds today. PLANNED: it is carried out when its day begins.
             * @enum {string}
             */
            status: "PAST" | "CURRENT" | "PLANNED";
            /** @description Why a planned change was not carried out when it was due; it waits until it is changed or deleted. null: nothing is in its way. */
            problem: string | null;
        };
        EmploymentCreateBody: {
            /**
             * Format: date
             * @description The day from which it holds. Later than today: it is planned. Today or earlier: history is corrected, and with it today’s values if nothing later was recorded.
             * @example 2026-03-09
             */
            effective_date: string;
            /** @description What changes; everything else stays. */
            values: {
                /**
                 * @description What the person does, in the words of the organization.
                 * @example Sous-chef
                 */
                job_title?: string | null;
                /**
                 * @description The department the person belongs to; null: none.
                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                department_id?: string | null;
                /**
                 * @description Whom the person reports to. Decides on their leave; null: no one.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4H7
                 */
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
            };
            /** @description Why; shown with the change. */
            reason?: string | null;
        };
        EmploymentUpdateBody: {
            /**
             * Format: date
             * @description Another day.
             * @example 2026-03-09
             */
            effective_date?: string;
            /** @description All that the change sets, in place of before. */
            values?: {
                /**
                 * @description What the person does, in the words of the organization.
                 * @example Sous-chef
                 */
                job_title?: string | null;
                /**
                 * @description The department the person belongs to; null: none.
                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                department_id?: string | null;
                /**
                 * @description Whom the person reports to. Decides on their leave; null: no one.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4H7
                 */
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
            };
            /** @description Why; shown with the change. */
            reason?: string | null;
        };
        /** @description The values of a job that are kept over time. */
        EmploymentValues: {
            /**
             * @description What the person does, in the words of the organization.
             * @example Sous-chef
             */
            job_title: string | null;
            /**
             * @description The department the person belongs to; null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /**
             * @description Whom the person reports to. Decides on their leave; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4H7
             */
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
        };
        /** @description The erasing of a person’s personal data, and how far it has come. */
        Erasure: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example ers_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whose data is erased.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description RUNNING: the record is emptied; logs, events, deliveries and remembered answers are being worked through. COMPLETED: nothing is left.
             * @enum {string}
             */
            status: "RUNNING" | "COMPLETED";
            /**
             * @description Who asked for it.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            requested_by_id: string | null;
            /** @description Rows besides the record itself that were emptied or deleted so far. */
            rows_done: number;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-03-09T14:30:00.000Z
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When the last batch was done.
             * @example 2026-03-09T14:30:00.000Z
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When nothing was left; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
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
            /**
             * @description Its name, as `events` of an endpoint takes it.
             * @example user.updated
             */
            type: string;
            /** @description When it is raised. */
            summary: string;
            /**
             * @description What a token needs to subscribe to it, and the owner’s role to receive it; null: nothing.
             * @enum {string|null}
             */
            required_scope: "users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write" | null;
            /**
             * @description The kind of record it is about.
             * @example user
             */
            object: string;
            /**
             * @description Not sent while this module is off.
             * @enum {string|null}
             */
            module: "time_tracking" | "expenses" | null;
            /** @description Whether it only ever holds id and object of the record. */
            is_thin: boolean;
            /**
             * @description Fields whose old values `previous` may hold.
             * @example [
             *       "job_title",
             *       "department_id"
             *     ]
             */
            previous: string[];
            /**
             * @description Where the OpenAPI document describes it, with an example.
             * @example openapi.json#/webhooks/user.updated
             */
            described_at: string;
        };
        /** @description One thing that was paid for. */
        ExpenseLineItem: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example eli_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * Format: date
             * @description The day on which it was paid.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description What was bought.
             * @example Two nights near the market
             */
            description: string | null;
            /**
             * @description Who was paid.
             * @example Hotel Pine
             */
            vendor: string | null;
            /**
             * @description What kind of expense it is.
             * @enum {string}
             */
            expense_type: "ACCOMMODATION" | "AIRFARE" | "GROUND_TRANSPORT" | "MEALS" | "ENTERTAINMENT" | "SUPPLIES" | "COMMUNICATION" | "TRAINING" | "OTHER";
            /** @description The class or account that bookkeeping knows it by. */
            expense_class: string | null;
            /**
             * @description ISO 4217. That of the report unless given.
             * @example CAD
             */
            currency: string;
            /**
             * @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same.
             * @example 1
             */
            exchange_rate: number;
            /**
             * @description In the currency of the line. At most four decimals.
             * @example 320
             */
            amount_before_tax: number;
            /**
             * @description GST in the currency of the line. At most four decimals.
             * @example 0
             */
            gst: number;
            /**
             * @description PST in the currency of the line. At most four decimals.
             * @example 0
             */
            pst: number;
            /**
             * @description HST in the currency of the line. At most four decimals.
             * @example 41.6
             */
            hst: number;
            /**
             * @description QST in the currency of the line. At most four decimals.
             * @example 0
             */
            qst: number;
            /**
             * @description Gratuity in the currency of the line. At most four decimals.
             * @example 0
             */
            gratuity: number;
            /**
             * @description A receipt of the same report; null: none.
             * @example null
             */
            receipt_id: string | null;
            /** @description Remarks for anyone who checks the line. */
            notes: string | null;
            /**
             * @description amount_before_tax with taxes and gratuity, in the currency of the line, not rounded.
             * @example 361.6
             */
            total: number;
            /**
             * @description total × exchange_rate, rounded half up to the minor unit of the report’s currency.
             * @example 361.6
             */
            total_in_base_currency: number;
        };
        /** @description A drive in one’s own car. */
        ExpenseMileage: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example emi_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * Format: date
             * @description The day of the drive.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description From where to where, and what for.
             * @example To the farm and back
             */
            description: string | null;
            /** @description distance is one way and counts twice. */
            round_trip: boolean;
            /**
             * @description How far, one way for a round trip; at most two decimals.
             * @example 42.5
             */
            distance: number;
            /**
             * @description What distance and rate_per_unit are counted in.
             * @enum {string}
             */
            unit: "KILOMETERS" | "MILES";
            /**
             * @description For one kilometre or mile; at most four decimals.
             * @example 0.72
             */
            rate_per_unit: number;
            /**
             * @description ISO 4217. That of the report unless given.
             * @example CAD
             */
            currency: string;
            /**
             * @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same.
             * @example 1
             */
            exchange_rate: number;
            /**
             * @description GST in the currency of the line. At most four decimals.
             * @example 0
             */
            gst: number;
            /** @description Remarks for anyone who checks the line. */
            notes: string | null;
            /**
             * @description distance, doubled for a round trip, × rate_per_unit, with GST, in the currency of the line, not rounded.
             * @example 61.2
             */
            total: number;
            /**
             * @description total × exchange_rate, rounded half up to the minor unit of the report’s currency.
             * @example 61.2
             */
            total_in_base_currency: number;
        };
        /** @description A flat amount for a day or a meal. */
        ExpensePerDiem: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example epd_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * Format: date
             * @description The day it is for.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description For a day, a part of it or a meal.
             * @enum {string}
             */
            per_diem_type: "FULL_DAY" | "PARTIAL_DAY" | "BREAKFAST" | "LUNCH" | "DINNER" | "INCIDENTALS";
            /**
             * @description How many; at most two decimals.
             * @example 1
             */
            quantity: number;
            /**
             * @description For one; at most four decimals.
             * @example 75
             */
            rate: number;
            /**
             * @description ISO 4217. That of the report unless given.
             * @example CAD
             */
            currency: string;
            /**
             * @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same.
             * @example 1
             */
            exchange_rate: number;
            /**
             * @description GST in the currency of the line. At most four decimals.
             * @example 0
             */
            gst: number;
            /**
             * @description PST in the currency of the line. At most four decimals.
             * @example 0
             */
            pst: number;
            /** @description Whether a meal was provided, for anyone who checks the rate. */
            meal_provided: boolean;
            /** @description Remarks for anyone who checks the line. */
            notes: string | null;
            /**
             * @description quantity × rate with taxes, in the currency of the line, not rounded.
             * @example 75
             */
            total: number;
            /**
             * @description total × exchange_rate, rounded half up to the minor unit of the report’s currency.
             * @example 75
             */
            total_in_base_currency: number;
        };
        /** @description A picture or PDF of what was paid. */
        ExpenseReceipt: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example rct_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description The name it was uploaded under.
             * @example hotel.pdf
             */
            file_name: string;
            /**
             * @description What kind of file it is, as its bytes show.
             * @enum {string}
             */
            mime_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "image/heic";
            /**
             * @description Size of the file.
             * @example 48213
             */
            size_bytes: number;
            /**
             * Format: date-time
             * @description When it was added to the report.
             * @example 2026-03-09T14:30:00.000Z
             */
            uploaded_at: string;
        };
        /** @description Expenses of one person, submitted and decided on together. All totals are worked out by the server. */
        ExpenseReport: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example exp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Counts the reports of the organization by year, one after the other.
             * @example EXP-2026-00001
             */
            report_number: string;
            /**
             * @description What the expenses were for, in a line.
             * @example Supplier visit in Montréal
             */
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
             * @description SUBMITTED: waits for a decision; PENDING_APPROVAL: an approver has taken it up. Only DRAFT and REJECTED ones change.
             * @enum {string}
             */
            status: "DRAFT" | "SUBMITTED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "PAID";
            /**
             * Format: date
             * @description First day of the trip; null: no trip.
             * @example 2026-03-09
             */
            departure_date: string | null;
            /**
             * Format: date
             * @description Last day of the trip, not before departure_date; null: no trip.
             * @example 2026-03-09
             */
            return_date: string | null;
            /**
             * @description ISO 4217. Totals are in it; amounts in other currencies are converted to it.
             * @example CAD
             */
            currency: string;
            /**
             * @description Sum of line_items in the report’s currency, taxes included.
             * @example 361.6
             */
            total_expenses: number;
            /**
             * @description Sum of per_diems in the report’s currency, taxes included.
             * @example 75
             */
            total_per_diems: number;
            /**
             * @description Sum of mileage in the report’s currency, taxes included.
             * @example 61.2
             */
            total_mileage: number;
            /**
             * @description The GST, PST, HST and QST within the three.
             * @example 41.6
             */
            total_tax: number;
            /**
             * @description total_expenses, total_per_diems and total_mileage together.
             * @example 497.8
             */
            grand_total: number;
            /** @description Whose expenses they are, also before submission. */
            submitted_by: components["schemas"]["PersonName"];
            /**
             * @description Who is to decide, from submission on; then who decided. null in a draft and for what no person decided.
             * @example null
             */
            approver: components["schemas"]["PersonName"] | null;
            /**
             * @description The absent person on whose behalf a deputy decided; null unless a deputy did.
             * @example null
             */
            on_behalf_of_id: string | null;
            /**
             * @description The department it is charged to; null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /**
             * @description The project it belongs to: one that the person sees; null: none.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            project_id: string | null;
            /** @description The cost centre that bookkeeping charges. */
            cost_center: string | null;
            /** @description Whether a client is billed for it. */
            is_billable: boolean;
            /**
             * Format: date-time
             * @description When it was last submitted; null in a draft.
             * @example 2026-03-09T14:30:00.000Z
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When it was approved; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            approved_at: string | null;
            /** @description What the approver said with the approval. */
            approver_notes: string | null;
            /** @description Until it is submitted again. */
            rejection_reason: string | null;
            /**
             * Format: date-time
             * @description When it was marked as paid; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            paid_at: string | null;
            /** @description How it was paid. */
            payment_method: string | null;
            /** @description Names the payment in the bank’s or payroll’s books. */
            payment_reference: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
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
            can?: ("expenseReports.update" | "expenseReports.delete" | "expenseReports.submit" | "expenseReports.review" | "expenseReports.approve" | "expenseReports.reject" | "expenseReports.pay" | "expenseReports.addReceipt" | "expenseReports.removeReceipt")[];
            version?: string | null;
        };
        ExpenseReportsAddReceiptBody: {
            /**
             * @description The name to download it under. Folders and characters that are unsafe in names are taken out; an extension that does not fit the type is completed.
             * @example hotel.pdf
             */
            file_name: string;
            /**
             * @description The type of the file; its bytes must be of it.
             * @example application/pdf
             * @enum {string}
             */
            mime_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "image/heic";
            /**
             * @description The file in base64 (with padding, no line breaks); at most 750000 bytes once decoded.
             * @example JVBERi0xLjQKJcfsj6IKMSAwIG9iago8PD4+CmVuZG9iagp0cmFpbGVyCjw8Pj4KJSVFT0YK
             */
            content: string;
        };
        ExpenseReportsApproveBody: {
            /**
             * @description A word with the approval.
             * @example Within the travel budget.
             */
            approver_notes?: string | null;
        };
        ExpenseReportsCreateBody: {
            /**
             * @description What the expenses were for, in a line.
             * @example Supplier visit in Montréal
             */
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
            report_type: "REIMBURSEMENT" | "CORPORATE_CARD" | "TRAVEL";
            /**
             * Format: date
             * @description First day of the trip; null: no trip.
             * @example 2026-03-09
             */
            departure_date?: string | null;
            /**
             * Format: date
             * @description Last day of the trip, not before departure_date; null: no trip.
             * @example 2026-03-09
             */
            return_date?: string | null;
            /** @description The cost centre that bookkeeping charges. */
            cost_center?: string | null;
            /** @description Who is paid, if it is not the person: a name. */
            payable_to?: string | null;
            /**
             * @description All of them: what is sent replaces what is there.
             * @example [
             *       {
             *         "date": "2026-03-09",
             *         "expense_type": "ACCOMMODATION",
             *         "vendor": "Hotel Pine",
             *         "amount_before_tax": 320,
             *         "hst": 41.6
             *       }
             *     ]
             */
            line_items?: components["schemas"]["NewExpenseLineItem"][];
            /**
             * @description All of them: what is sent replaces what is there.
             * @example [
             *       {
             *         "date": "2026-03-10",
             *         "per_diem_type": "FULL_DAY",
             *         "rate": 75
             *       }
             *     ]
             */
            per_diems?: components["schemas"]["NewExpensePerDiem"][];
            /**
             * @description All of them: what is sent replaces what is there.
             * @example [
             *       {
             *         "date": "2026-03-10",
             *         "round_trip": true,
             *         "distance": 42.5,
             *         "rate_per_unit": 0.72
             *       }
             *     ]
             */
            mileage?: components["schemas"]["NewExpenseMileage"][];
            /**
             * @description That of the organization unless given.
             * @example CAD
             */
            currency?: string;
            /**
             * @description The person’s own unless given.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * @description The project it belongs to: one that the person sees; null: none.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            project_id?: string | null;
            /** @description As the project unless given. */
            is_billable?: boolean;
        };
        ExpenseReportsPayBody: {
            /**
             * @description How it was paid.
             * @example EFT
             */
            payment_method: string;
            /**
             * @description Names the payment in the bank’s or payroll’s books.
             * @example 2026-03-0142
             */
            payment_reference?: string | null;
        };
        ExpenseReportsRejectBody: {
            /**
             * @description Why it is turned down; the person reads it.
             * @example The hotel receipt is missing.
             */
            reason: string;
        };
        ExpenseReportsUpdateBody: {
            /**
             * @description What the expenses were for, in a line.
             * @example Supplier visit in Montréal
             */
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
             * @example 2026-03-09
             */
            departure_date?: string | null;
            /**
             * Format: date
             * @description Last day of the trip, not before departure_date; null: no trip.
             * @example 2026-03-09
             */
            return_date?: string | null;
            /** @description The cost centre that bookkeeping charges. */
            cost_center?: string | null;
            /** @description Who is paid, if it is not the person: a name. */
            payable_to?: string | null;
            /**
             * @description All of them: what is sent replaces what is there.
             * @example [
             *       {
             *         "date": "2026-03-09",
             *         "expense_type": "ACCOMMODATION",
             *         "vendor": "Hotel Pine",
             *         "amount_before_tax": 320,
             *         "hst": 41.6
             *       }
             *     ]
             */
            line_items?: components["schemas"]["NewExpenseLineItem"][];
            /**
             * @description All of them: what is sent replaces what is there.
             * @example [
             *       {
             *         "date": "2026-03-10",
             *         "per_diem_type": "FULL_DAY",
             *         "rate": 75
             *       }
             *     ]
             */
            per_diems?: components["schemas"]["NewExpensePerDiem"][];
            /**
             * @description All of them: what is sent replaces what is there.
             * @example [
             *       {
             *         "date": "2026-03-10",
             *         "round_trip": true,
             *         "distance": 42.5,
             *         "rate_per_unit": 0.72
             *       }
             *     ]
             */
            mileage?: components["schemas"]["NewExpenseMileage"][];
            /**
             * @description Changes only together with all lines that are there: their exchange rates are to the old one.
             * @example CAD
             */
            currency?: string;
            /**
             * @description The department it is charged to; null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * @description The project it belongs to: one that the person sees; null: none.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            project_id?: string | null;
            /** @description Whether a client is billed for it. */
            is_billable?: boolean;
        };
        /** @description Lines of expense reports that were submitted and not rejected, by their day. */
        ExpensesReport: {
            /**
             * Format: date
             * @description The first day added up.
             * @example 2026-03-09
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day added up.
             * @example 2026-03-09
             */
            end_date: string;
            /**
             * @description What a row stands for.
             * @enum {string}
             */
            by: "category" | "department" | "project" | "person";
            /** @description One for each currency, the largest first. */
            totals: {
                /**
                 * @description ISO 4217; amounts of different currencies are not added up.
                 * @example CAD
                 */
                currency: string;
                /**
                 * @description With taxes, in the currency of the report.
                 * @example 12.5
                 */
                amount: number;
                /**
                 * @description How many lines.
                 * @example 12
                 */
                lines: number;
            }[];
            /** @description In order; months without any are left out. */
            months: {
                /**
                 * @description The month, YYYY-MM.
                 * @example 2026-03
                 */
                month: string;
                /**
                 * @description ISO 4217; amounts of different currencies are not added up.
                 * @example CAD
                 */
                currency: string;
                /**
                 * @description With taxes, in the currency of the report.
                 * @example 12.5
                 */
                amount: number;
                /**
                 * @description How many lines.
                 * @example 12
                 */
                lines: number;
            }[];
            /** @description The largest amounts first. */
            rows: {
                /**
                 * @description What the row is about: an id, or a value such as MEALS. null: none.
                 * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string | null;
                /**
                 * @description What it is called; null for values and for none.
                 * @example Menu
                 */
                name: string | null;
                /**
                 * @description ISO 4217; amounts of different currencies are not added up.
                 * @example CAD
                 */
                currency: string;
                /**
                 * @description With taxes, in the currency of the report.
                 * @example 12.5
                 */
                amount: number;
                /**
                 * @description How many lines.
                 * @example 12
                 */
                lines: number;
            }[];
            /** @description Whether there are more than the 200 largest rows shown. */
            has_more_rows: boolean;
        };
        /** @description A list as a CSV file, written in the background. */
        Export: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example expt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Which list.
             * @enum {string}
             */
            kind: "people" | "departments" | "teams" | "time_entries" | "timesheets" | "pay_periods" | "leave" | "leave_balances" | "leave_types" | "locked_dates" | "shifts" | "projects" | "clients" | "expenses" | "documents" | "folders" | "equipment" | "equipment_categories" | "training" | "courses" | "certifications" | "benefits" | "benefit_plans" | "compensation" | "custom_fields" | "custom_field_tabs" | "custom_field_values" | "checklists" | "checklist_templates" | "audit_log" | "access_log" | "requests" | "api_tokens" | "webhooks" | "imports";
            /**
             * @description What narrows it, as the query of the list; empty: nothing does.
             * @example start_date=2026-01-01&end_date=2026-12-31
             */
            filters: string;
            /**
             * @description COMPLETED: the file is there until `expires_at`.
             * @enum {string}
             */
            status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";
            /**
             * @description Why it failed. author_not_allowed: the person may no longer read the list; list_refused: the list refused the filters.
             * @enum {string|null}
             */
            reason: "author_not_allowed" | "list_refused" | null;
            /**
             * @description How many records are in the file so far.
             * @example 1200
             */
            rows_written: number;
            /**
             * @description The size of the file so far.
             * @example 250000
             */
            size_bytes: number;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-03-09T14:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null while it runs.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the file is removed.
             * @example 2026-03-09T14:30:00.000Z
             */
            expires_at: string;
        };
        ExportsCreateBody: {
            /**
             * @description Which list.
             * @example time_entries
             * @enum {string}
             */
            kind: "people" | "departments" | "teams" | "time_entries" | "timesheets" | "pay_periods" | "leave" | "leave_balances" | "leave_types" | "locked_dates" | "shifts" | "projects" | "clients" | "expenses" | "documents" | "folders" | "equipment" | "equipment_categories" | "training" | "courses" | "certifications" | "benefits" | "benefit_plans" | "compensation" | "custom_fields" | "custom_field_tabs" | "custom_field_values" | "checklists" | "checklist_templates" | "audit_log" | "access_log" | "requests" | "api_tokens" | "webhooks" | "imports";
            /**
             * @description What narrows it, as the query of the list. It may name more days than the list takes at a time.
             * @example start_date=2026-01-01&end_date=2026-12-31
             */
            filters?: string;
        };
        /** @description An event, as a webhook endpoint of the token’s owner would get it. */
        FeedEvent: {
            /**
             * @description The same as in deliveries to webhook endpoints.
             * @example evt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What happened.
             * @example department.updated
             */
            type: string;
            /**
             * @description The version of the API whose records the event holds.
             * @constant
             */
            api_version: "v1";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * @description Where it happened.
             * @example org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            organization_id: string;
            /** @description What it happened to. */
            data: {
                /** @description The record as the owner of the token sees it, at its standard tier; as the event’s type describes it under Events. */
                object: {
                    [key: string]: unknown;
                };
            };
            /** @description Old values of the fields that changed; absent when there is nothing to report. */
            previous?: {
                [key: string]: unknown;
            };
        };
        /** @description Where documents are kept together. */
        Folder: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example fld_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Policies
             */
            name: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        FoldersCreateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Policies
             */
            name: string;
        };
        FoldersUpdateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Policies
             */
            name?: string;
        };
        /** @description What a person sets out to reach. */
        Goal: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example goal_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whose goal it is.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description The goal in a line.
             * @example Run a station alone
             */
            title: string;
            /** @description How it is reached, and how that is seen. */
            description: string | null;
            /**
             * @description Where the person stands. A COMPLETED or CANCELLED goal can be taken up again.
             * @enum {string}
             */
            status: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            /**
             * @description 0 until the goal is IN_PROGRESS, 100 once it is COMPLETED.
             * @example 0
             */
            progress_percent: number;
            /**
             * Format: date
             * @description When work on it begins; null: open.
             * @example 2026-03-09
             */
            start_date: string | null;
            /**
             * Format: date
             * @description When it should be reached; null: open.
             * @example 2026-03-09
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When it was reached; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        GoalsCreateBody: {
            /**
             * @description The goal in a line.
             * @example Run a station alone
             */
            title: string;
            /** @description How it is reached, and how that is seen. */
            description?: string | null;
            /**
             * @description 0 until the goal is IN_PROGRESS, 100 once it is COMPLETED.
             * @example 0
             */
            progress_percent?: number;
            /**
             * Format: date
             * @description When work on it begins; null: open.
             * @example 2026-03-09
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description When it should be reached; null: open.
             * @example 2026-03-09
             */
            due_date?: string | null;
            /**
             * @description Where the person stands. A COMPLETED or CANCELLED goal can be taken up again.
             * @default NOT_STARTED
             * @enum {string}
             */
            status: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
        };
        GoalsUpdateBody: {
            /**
             * @description The goal in a line.
             * @example Run a station alone
             */
            title?: string;
            /** @description How it is reached, and how that is seen. */
            description?: string | null;
            /**
             * @description 0 until the goal is IN_PROGRESS, 100 once it is COMPLETED.
             * @example 0
             */
            progress_percent?: number;
            /**
             * Format: date
             * @description When work on it begins; null: open.
             * @example 2026-03-09
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description When it should be reached; null: open.
             * @example 2026-03-09
             */
            due_date?: string | null;
            /**
             * @description Where the person stands. A COMPLETED or CANCELLED goal can be taken up again.
             * @enum {string}
             */
            status?: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
        };
        /** @description What came of handing over some shifts. */
        HandedOver: {
            /** @description The shifts that changed hands. */
            changed: string[];
            /** @description Shifts that stayed as they are. */
            left: {
                /**
                 * @description The shift that stayed as it is.
                 * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                shift_id: string;
                /**
                 * @description NOT_THEIRS: meanwhile someone else has it, or it was cancelled; OVERLAP: the person has another shift then; NO_DEPARTMENT: it cannot be offered to a department.
                 * @enum {string}
                 */
                reason: "NOT_THEIRS" | "OVERLAP" | "NO_DEPARTMENT";
            }[];
        };
        /** @description People by the first and last day of their employment; departments as they are now. */
        HeadcountReport: {
            /**
             * Format: date
             * @description The first day added up.
             * @example 2026-03-09
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day added up.
             * @example 2026-03-09
             */
            end_date: string;
            /**
             * @description What a row stands for.
             * @enum {string}
             */
            by: "department" | "employment_type" | "work_location";
            /** @description Of the whole time. */
            totals: {
                /**
                 * @description Employed at the end.
                 * @example 12
                 */
                people: number;
                /**
                 * @description Whose employment began.
                 * @example 12
                 */
                joined: number;
                /**
                 * @description Whose employment ended.
                 * @example 12
                 */
                left: number;
                /**
                 * @description Who left, of the mean number of people at the ends of the months; null without people.
                 * @example 8.3
                 */
                turnover_percent: number | null;
            };
            /** @description Every month, in order. */
            months: {
                /**
                 * @description The month, YYYY-MM.
                 * @example 2026-03
                 */
                month: string;
                /**
                 * @description Employed at the end.
                 * @example 12
                 */
                people: number;
                /**
                 * @description Whose employment began.
                 * @example 12
                 */
                joined: number;
                /**
                 * @description Whose employment ended.
                 * @example 12
                 */
                left: number;
            }[];
            /** @description Most people first. */
            rows: {
                /**
                 * @description What the row is about: an id, or a value such as MEALS. null: none.
                 * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string | null;
                /**
                 * @description What it is called; null for values and for none.
                 * @example Menu
                 */
                name: string | null;
                /**
                 * @description Employed at the end.
                 * @example 12
                 */
                people: number;
                /**
                 * @description Whose employment began.
                 * @example 12
                 */
                joined: number;
                /**
                 * @description Whose employment ended.
                 * @example 12
                 */
                left: number;
            }[];
            /** @description Whether there are more than the 200 largest rows shown. */
            has_more_rows: boolean;
        };
        HealthReport: {
            /** @description Of Node, which runs this process. */
            node_version: string;
            /** @description Of the database server. */
            postgres_version: string;
            /** @description The newest change of the schema. */
            migration: string;
            /** @description false: a development installation, with test clock and kept mail. */
            is_production: boolean;
            /**
             * Format: date-time
             * @description When this process started.
             * @example 2026-03-09T14:30:00.000Z
             */
            running_since: string;
            /** @description How far the test clock is ahead; null in production, which has none. */
            clock_offset_seconds: number | null;
            /**
             * @description kept: no mail server is set, mail stays on this machine.
             * @enum {string}
             */
            mail: "sent" | "kept";
            /** @description What the installation runs with and should not; empty if all is set. */
            warnings: {
                /**
                 * @description Which.
                 * @enum {string}
                 */
                code: "mail_not_sent" | "data_folder_not_writable";
                /** @description What it leads to, and what to set. */
                message: string;
            }[];
            /** @description Stored files of the organization. */
            files: {
                /** @description How many. */
                count: number;
                /** @description Their size together. */
                bytes: number;
            };
            /** @description Webhook deliveries of the organization that are queued; counted up to 10,000. */
            waiting_deliveries: number;
            /** @description Work of the organization in the background. */
            jobs: {
                /** @description Could run now. */
                ready: number;
                /** @description Are for later. */
                waiting: number;
                /** @description Are under way. */
                running: number;
                /** @description Failed and to be tried again. */
                failing: number;
                /** @description How long the first that could run has been waiting. */
                oldest_seconds: number;
                /** @description Given up, by task. */
                failed: {
                    /** @description The kind of job. */
                    task: string;
                    /** @description How many gave up. */
                    count: number;
                    /**
                     * Format: date-time
                     * @description When the last of them failed.
                     * @example 2026-03-09T14:30:00.000Z
                     */
                    last_failed_at: string;
                }[];
            };
        };
        HealthRetryJobsBody: {
            /**
             * @description The kind of job.
             * @example mail.deliver
             */
            task: string;
        };
        Hired: {
            /**
             * @description Who was added.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Their onboarding; null: none was started.
             * @example chk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            checklist_id: string | null;
        };
        HiresCreateBody: {
            /**
             * @description Given name.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Family name.
             * @example Byron
             */
            last_name: string;
            /**
             * Format: email
             * @description Unique; signs the person in. Cannot be changed.
             * @example ada@example.com
             */
            email: string;
            /** @description Names between the two; null if there are none. */
            middle_name?: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name?: string | null;
            /**
             * @description What the person does, in the words of the organization.
             * @example Sous-chef
             */
            job_title?: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division?: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location?: string | null;
            /**
             * @description The department the person belongs to; null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * @description Whom the person reports to. Decides on their leave; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4H7
             */
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
             * @example 2026-03-09
             */
            employment_start_date?: string | null;
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             * @example 2026-03-09
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
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
            /**
             * @description When the link to set a password is mailed. NEVER: until someone sends it.
             * @default NOW
             * @enum {string}
             */
            invitation: "NOW" | "ON_DAY" | "NEVER";
            /**
             * Format: date
             * @description With ON_DAY, and required there: from 8 in the morning, in the zone of the organization.
             * @example 2026-03-09
             */
            invitation_day?: string | null;
            /** @description What they are paid from their first day on. */
            compensation?: {
                /**
                 * Format: date
                 * @description The first day of employment unless given, else today.
                 * @example 2026-03-09
                 */
                effective_date?: string;
                /**
                 * @description SALARY: by the year; HOURLY: by the hour.
                 * @enum {string}
                 */
                pay_type: "SALARY" | "HOURLY";
                /**
                 * @description For a year of SALARY, for an hour of HOURLY. At most four decimals.
                 * @example 52000
                 */
                amount: number;
                /**
                 * @description ISO 4217; that of the organization unless given.
                 * @example CAD
                 */
                currency?: string;
                /**
                 * @description As the pay period of the organization unless given.
                 * @enum {string}
                 */
                pay_frequency?: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY" | "ANNUALLY";
                /** @description Why it was set, such as a promotion. */
                reason?: string | null;
            } | null;
            /**
             * @description What they are given.
             * @default []
             */
            equipment: {
                /**
                 * @description What it is, so that it can be told from others.
                 * @example 14-inch laptop with charger
                 */
                description?: string | null;
                /** @description As printed on it by its maker. */
                serial_number?: string | null;
                /**
                 * @description A category of the organization. Give this or category_name.
                 * @example acat_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                category_id?: string;
                /**
                 * @description The category of this name, whatever the case; made if there is none. Give this or category_id.
                 * @example Laptop
                 */
                category_name?: string;
                /**
                 * Format: date
                 * @description Today on the organization's calendar when it becomes AVAILABLE, unless given. Given for what is ASSIGNED, it is a return.
                 * @example 2026-03-09
                 */
                date_returned?: string | null;
                /** @description Remarks, such as on its condition. */
                notes?: string | null;
                /**
                 * Format: date
                 * @description Today on the organization's calendar unless given.
                 * @example 2026-03-09
                 */
                date_assigned?: string;
                /**
                 * @description Another one than ASSIGNED records what the person had before.
                 * @default ASSIGNED
                 * @enum {string}
                 */
                status: "ASSIGNED" | "AVAILABLE" | "LOST" | "DAMAGED" | "RETIRED";
            }[];
            /**
             * @description An active ONBOARDING template. Its tasks join those of templates that start by themselves.
             * @example ctp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            template_id?: string | null;
        };
        /** @description The public holidays of a country or region, kept by the organization or not. */
        HolidayBase: {
            /**
             * @description The calendar year.
             * @example 2026
             */
            year: number;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example CA
             */
            country: string;
            /** @description Province or state whose holidays count. */
            region: string | null;
            /** @description In the order of their dates. */
            holidays: {
                /**
                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                 * @example hol_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * Format: date
                 * @description The day itself.
                 * @example 2026-03-09
                 */
                date: string;
                /**
                 * @description What the holiday is called.
                 * @example Family Day
                 */
                name: string;
                /** @description false: the organization works on this day. */
                is_kept: boolean;
            }[];
        };
        /** @description The public holidays of one calendar year, as the organization keeps them. */
        HolidayYear: {
            /**
             * @description The calendar year.
             * @example 2026
             */
            year: number;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example CA
             */
            country: string;
            /**
             * @description Province or state whose holidays count; null: those of the country alone.
             * @example ON
             */
            region: string | null;
            /** @description In the order of their dates. */
            holidays: components["schemas"]["PublicHoliday"][];
        };
        Home: {
            /**
             * Format: date
             * @description On the organization’s calendar.
             * @example 2026-03-09
             */
            today: string;
            /** @description Worked minutes of this week; null if time tracking is off. */
            week: {
                /**
                 * Format: date
                 * @description The first day of the week.
                 * @example 2026-03-09
                 */
                start: string;
                /**
                 * Format: date
                 * @description The last day of the week.
                 * @example 2026-03-09
                 */
                end: string;
                /** @description All seven, in order. */
                days: {
                    /**
                     * Format: date
                     * @description On the organization’s calendar.
                     * @example 2026-03-09
                     */
                    date: string;
                    /**
                     * @description Worked, breaks taken off.
                     * @example 450
                     */
                    minutes: number;
                }[];
            } | null;
            /** @description Colleagues in the caller’s directory who are on leave. */
            away: {
                /**
                 * @description Who is away.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                user_id: string;
                /**
                 * Format: date
                 * @description The first day away.
                 * @example 2026-03-09
                 */
                start_date: string;
                /**
                 * Format: date
                 * @description The last day away.
                 * @example 2026-03-09
                 */
                end_date: string;
            }[];
            /** @description What the caller asked for and is not over. */
            requests: {
                /**
                 * @description What was asked for.
                 * @enum {string}
                 */
                kind: "leave" | "expense" | "timesheet";
                /** @description A leave, an expense report or a timesheet. */
                id: string;
                /** @description The type of leave, or the title of the report. */
                title: string | null;
                /** @description Where it stands, by the states of its kind. */
                status: string;
                /**
                 * Format: date
                 * @description Its first day; null for an expense report without a trip.
                 * @example 2026-03-09
                 */
                start_date: string | null;
                /**
                 * Format: date
                 * @description Its last day.
                 * @example 2026-03-09
                 */
                end_date: string | null;
                /** @description The grand total of an expense report. */
                amount: number | null;
                /** @description What the amount is in. */
                currency: string | null;
            }[];
            /**
             * @description The kind of leave that one reports ill with; null: the organization has none.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            sickness_type_id: string | null;
            /** @description For those who lead people: who is in, who is late, what comes up; null for anyone else. */
            team: {
                /**
                 * @description Active people whom the caller leads.
                 * @example 3
                 */
                people: number;
                /** @description Whether time is tracked: otherwise no one is in, and no one late. */
                is_timed: boolean;
                /** @description Who is clocked in. */
                in_now: {
                    /**
                     * @description How many there are.
                     * @example 3
                     */
                    count: number;
                    /** @description Some of them, the latest first. */
                    first: {
                        /**
                         * @description Who it is.
                         * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                         */
                        user_id: string;
                        /**
                         * Format: date-time
                         * @description When they clocked in.
                         * @example 2026-03-09T14:30:00.000Z
                         */
                        since: string;
                    }[];
                };
                /** @description Whose published shift began ten minutes ago or more without their clocking in, unless they are on leave. */
                late: {
                    /**
                     * @description How many there are.
                     * @example 3
                     */
                    count: number;
                    /** @description Some of them, the earliest shift first. */
                    first: {
                        /**
                         * @description Who it is.
                         * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                         */
                        user_id: string;
                        /**
                         * Format: date-time
                         * @description When their shift began.
                         * @example 2026-03-09T14:30:00.000Z
                         */
                        starts_at: string;
                    }[];
                };
                /** @description The next thirty days, the first of them. */
                coming_up: {
                    /**
                     * @description What the day is: the end of probation, of a certificate or of employment, or a year more here.
                     * @enum {string}
                     */
                    kind: "probation" | "certificate" | "contract" | "anniversary";
                    /**
                     * @description Whose day it is.
                     * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                     */
                    user_id: string;
                    /**
                     * Format: date
                     * @description The day.
                     * @example 2026-03-09
                     */
                    date: string;
                    /** @description What the certificate is called. */
                    title: string | null;
                    /** @description How many years it will be. */
                    years: number | null;
                }[];
            } | null;
            /** @description For Administrators and Executives of an organization that has just begun; null once all is done. */
            setup: {
                /**
                 * @description What a new organization begins with.
                 * @enum {string}
                 */
                step: "departments" | "people" | "leave_types" | "holidays" | "pay_period" | "sign_in";
                /** @description Whether the organization has it. */
                is_done: boolean;
            }[] | null;
        };
        /** @description Completed time entries added up; rejected ones do not count. */
        HoursReport: {
            /**
             * Format: date
             * @description The first day added up.
             * @example 2026-03-09
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day added up.
             * @example 2026-03-09
             */
            end_date: string;
            /**
             * @description What a row stands for.
             * @enum {string}
             */
            by: "project" | "client" | "task" | "department" | "person";
            /**
             * @description What it stands for besides; null: nothing.
             * @enum {string|null}
             */
            then_by: "project" | "client" | "task" | "department" | "person" | null;
            /**
             * @description ISO 4217, what cost is in; null without cost.
             * @example CAD
             */
            currency: string | null;
            /** @description Of all rows. */
            totals: {
                /**
                 * @description What was worked.
                 * @example 4920
                 */
                total_minutes: number;
                /**
                 * @description What of it is billable.
                 * @example 4920
                 */
                billable_minutes: number;
                /**
                 * @description What of it is overtime, as timesheets count it; null if there are too many entries to work it out.
                 * @example 120
                 */
                overtime_minutes: number | null;
                /**
                 * @description What it is paid with by the rates of the entries, as in timesheets. null unless measure is cost and the caller may see pay.
                 * @example 2697.5
                 */
                cost: number | null;
                /**
                 * @description How many time entries.
                 * @example 12
                 */
                entries: number;
            };
            /** @description Every month, in order. */
            months: {
                /**
                 * @description The month, YYYY-MM.
                 * @example 2026-03
                 */
                month: string;
                /**
                 * @description What was worked.
                 * @example 4920
                 */
                total_minutes: number;
                /**
                 * @description What of it is billable.
                 * @example 4920
                 */
                billable_minutes: number;
                /**
                 * @description What of it is overtime, as timesheets count it; null if there are too many entries to work it out.
                 * @example 120
                 */
                overtime_minutes: number | null;
                /**
                 * @description What it is paid with by the rates of the entries, as in timesheets. null unless measure is cost and the caller may see pay.
                 * @example 2697.5
                 */
                cost: number | null;
                /**
                 * @description How many time entries.
                 * @example 12
                 */
                entries: number;
            }[];
            /** @description The most first, by measure. */
            rows: {
                /**
                 * @description What the row is about: an id, or a value such as MEALS. null: none.
                 * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string | null;
                /**
                 * @description What it is called; null for values and for none.
                 * @example Menu
                 */
                name: string | null;
                /** @description The second thing that the row stands for; null without then_by. */
                then: {
                    /**
                     * @description What the row is about: an id, or a value such as MEALS. null: none.
                     * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                     */
                    id: string | null;
                    /**
                     * @description What it is called; null for values and for none.
                     * @example Menu
                     */
                    name: string | null;
                } | null;
                /**
                 * @description What was worked.
                 * @example 4920
                 */
                total_minutes: number;
                /**
                 * @description What of it is billable.
                 * @example 4920
                 */
                billable_minutes: number;
                /**
                 * @description What of it is overtime, as timesheets count it; null if there are too many entries to work it out.
                 * @example 120
                 */
                overtime_minutes: number | null;
                /**
                 * @description What it is paid with by the rates of the entries, as in timesheets. null unless measure is cost and the caller may see pay.
                 * @example 2697.5
                 */
                cost: number | null;
                /**
                 * @description How many time entries.
                 * @example 12
                 */
                entries: number;
            }[];
            /** @description Whether there are more than the 200 largest rows shown. */
            has_more_rows: boolean;
            /** @description How the sum and the timesheets belong together. */
            timesheets: {
                /**
                 * @description How many timesheets these hours are in.
                 * @example 12
                 */
                count: number;
                /** @description Pay periods that go beyond these days: their timesheets hold more than is added up here. */
                straddling: {
                    /**
                     * Format: date
                     * @description The first day of the pay period.
                     * @example 2026-03-09
                     */
                    period_start: string;
                    /**
                     * Format: date
                     * @description Its last day.
                     * @example 2026-03-09
                     */
                    period_end: string;
                    /**
                     * @description How many timesheets of it are added up in part.
                     * @example 12
                     */
                    timesheets: number;
                }[];
                /** @description Work weeks that go beyond these days. Overtime is worked out by the week: days before count towards its limit. */
                weeks: {
                    /**
                     * Format: date
                     * @description The first day of the work week.
                     * @example 2026-03-09
                     */
                    start_date: string;
                    /**
                     * Format: date
                     * @description Its last day.
                     * @example 2026-03-09
                     */
                    end_date: string;
                }[];
                /**
                 * @description How many show other overtime than is added up here: settings have changed since.
                 * @example 12
                 */
                following: number;
                /**
                 * @description How many are in another currency, and so not in cost.
                 * @example 12
                 */
                other_currency: number;
            };
        };
        /** @description A person and the account of theirs at a provider. */
        IdentityLink: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example idl_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            person: components["schemas"]["PersonName"];
            provider: components["schemas"]["IdentityProviderName"];
            /**
             * @description What the provider calls the person.
             * @example 248289761001
             */
            subject: string;
            /**
             * Format: date-time
             * @description When the person first signed in with it.
             * @example 2026-03-09T14:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When they last did.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_used_at: string;
        };
        /** @description A provider of OpenID Connect that people sign in with. */
        IdentityProvider: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example idp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What people read on the sign-in page.
             * @example Northwind account
             */
            name: string;
            /**
             * @description The address of the provider, as its discovery document says it.
             * @example https://login.northwind.example
             */
            issuer: string;
            /**
             * @description What the provider calls Muster.
             * @example muster
             */
            client_id: string;
            /** @description Whose addresses it vouches for: people are known by one of them when they first sign in, and are shown this provider on the sign-in page. */
            email_domains: string[];
            /** @description Whether people sign in with it. One that is off can be tried. */
            is_enabled: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        /** @description The provider. */
        IdentityProviderName: {
            /**
             * @description The id of the record.
             * @example idp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What it is called.
             * @example Northwind account
             */
            name: string;
        };
        IdentityProvidersCreateBody: {
            /**
             * @description What people read on the sign-in page.
             * @example Northwind account
             */
            name: string;
            /**
             * @description The address of the provider, as its discovery document says it.
             * @example https://login.northwind.example
             */
            issuer: string;
            /**
             * @description What the provider calls Muster.
             * @example muster
             */
            client_id: string;
            /**
             * @description What Muster shows the provider. Never shown again.
             * @example a secret of the provider
             */
            client_secret: string;
            /**
             * @description Whose addresses it vouches for: people are known by one of them when they first sign in, and are shown this provider on the sign-in page.
             * @default []
             */
            email_domains: string[];
            /**
             * @description Whether people sign in with it. One that is off can be tried.
             * @default false
             */
            is_enabled: boolean;
        };
        IdentityProvidersTestBody: {
            /** @description What the beginning answered with. */
            sealed?: string;
            /**
             * @description What stands behind the ? of the address to which the provider has sent the browser.
             * @example code=1f0b&state=x9&iss=https%3A%2F%2Flogin.northwind.example
             */
            answer?: string;
        };
        IdentityProvidersUpdateBody: {
            /**
             * @description What people read on the sign-in page.
             * @example Northwind account
             */
            name?: string;
            /**
             * @description What the provider calls Muster.
             * @example muster
             */
            client_id?: string;
            /**
             * @description What Muster shows the provider. Never shown again.
             * @example a secret of the provider
             */
            client_secret?: string;
            /** @description Whose addresses it vouches for: people are known by one of them when they first sign in, and are shown this provider on the sign-in page. */
            email_domains?: string[];
            /** @description Whether people sign in with it. One that is off can be tried. */
            is_enabled?: boolean;
        };
        Import: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example imp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the rows are.
             * @enum {string}
             */
            kind: "people" | "departments" | "time_entries" | "leave_balances" | "compensation" | "equipment" | "holidays" | "training" | "certifications" | "benefits";
            /**
             * @description FAILED: it ended before its last row, see reason; rows that failed leave it COMPLETED.
             * @enum {string}
             */
            status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";
            /**
             * @description Why it ended before its last row: `author_not_allowed` (who sent it was deactivated or lost the role), `file_unusable`, `broken_off` (the command that held the file is gone), `given_up` (it failed again and again for a fault of the server). Rows worked through by then stay.
             * @enum {string|null}
             */
            reason: "author_not_allowed" | "file_unusable" | "broken_off" | "given_up" | null;
            /** @description Whether it only tells what would happen. */
            dry_run: boolean;
            /**
             * @description null: the command line.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            created_by_id: string | null;
            /** @description Rows of the file. */
            rows_total: number;
            /** @description Rows worked through so far. */
            rows_read: number;
            /** @description In a dry run: rows that would be. */
            rows_imported: number;
            /** @description Rows that were refused. */
            rows_failed: number;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When what it brought was taken back.
             * @example 2026-03-09T14:30:00.000Z
             */
            undone_at: string | null;
            /** @description Rows whose record was taken back. */
            rows_undone: number;
            /** @description Rows whose record had to stay when it was undone, because others depend on it. */
            rows_kept: number;
            /** @description Why rows failed, the first 1000 reasons; a row may have several. */
            failures: {
                /** @description The line of the file on which the row begins; null: the whole file. */
                line: number | null;
                /** @description The column at fault; null if it is none in particular. */
                field: string | null;
                /** @description What the file calls the column; null if it has none, or was imported by an earlier version. */
                header: string | null;
                /** @description What stands in the cell; null if nothing does. */
                value: string | null;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Of a dry run: departments and teams that rows name and that are not there. */
            missing: {
                /**
                 * @description What is missing.
                 * @example department
                 */
                column: string;
                /** @description As the file has it. */
                name: string;
                /** @description How many rows name it. */
                rows: number;
            }[];
            /** @description Whether departments and teams that are missing are made. */
            makes_missing: boolean;
            /** @description The first 1000 rows that stayed when it was undone, and why. */
            kept: {
                /** @description The line of the file on which the row begins; null: the whole file. */
                line: number | null;
                /** @description The column at fault; null if it is none in particular. */
                field: string | null;
                /** @description What the file calls the column; null if it has none, or was imported by an earlier version. */
                header: string | null;
                /** @description What stands in the cell; null if nothing does. */
                value: string | null;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            can?: "imports.undo"[];
        };
        /** @description What can be imported, and how files name it. */
        ImportKindInfo: {
            /**
             * @description What the rows are.
             * @example people
             */
            kind: string;
            /** @description What a file may hold. */
            columns: {
                /**
                 * @description As the header of a file has it.
                 * @example first_name
                 */
                name: string;
                /** @description Whether every file of this kind needs it. */
                is_required: boolean;
                /**
                 * @description What its values are.
                 * @enum {string}
                 */
                type: "text" | "date" | "number";
                /** @description What the organization calls it, if it is a field of its own; null: one of every organization. */
                label: string | null;
            }[];
            /** @description How earlier files of the organization named these columns, the latest first. */
            mappings: {
                /**
                 * @description As the first line of the file names it, whatever the case.
                 * @example Given name
                 */
                header: string;
                /**
                 * @description The column it stands for; null: leave it out.
                 * @example first_name
                 */
                column: string | null;
            }[];
        };
        ImportKindInfos: {
            /** @description One for each kind of row. */
            kinds: components["schemas"]["ImportKindInfo"][];
        };
        ImportSummary: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example imp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the rows are.
             * @enum {string}
             */
            kind: "people" | "departments" | "time_entries" | "leave_balances" | "compensation" | "equipment" | "holidays" | "training" | "certifications" | "benefits";
            /**
             * @description FAILED: it ended before its last row, see reason; rows that failed leave it COMPLETED.
             * @enum {string}
             */
            status: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";
            /**
             * @description Why it ended before its last row: `author_not_allowed` (who sent it was deactivated or lost the role), `file_unusable`, `broken_off` (the command that held the file is gone), `given_up` (it failed again and again for a fault of the server). Rows worked through by then stay.
             * @enum {string|null}
             */
            reason: "author_not_allowed" | "file_unusable" | "broken_off" | "given_up" | null;
            /** @description Whether it only tells what would happen. */
            dry_run: boolean;
            /**
             * @description null: the command line.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            created_by_id: string | null;
            /** @description Rows of the file. */
            rows_total: number;
            /** @description Rows worked through so far. */
            rows_read: number;
            /** @description In a dry run: rows that would be. */
            rows_imported: number;
            /** @description Rows that were refused. */
            rows_failed: number;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When what it brought was taken back.
             * @example 2026-03-09T14:30:00.000Z
             */
            undone_at: string | null;
            /** @description Rows whose record was taken back. */
            rows_undone: number;
            /** @description Rows whose record had to stay when it was undone, because others depend on it. */
            rows_kept: number;
            can?: "imports.undo"[];
        };
        ImportsCreateBody: {
            /**
             * @description What the rows are.
             * @enum {string}
             */
            kind: "people" | "departments" | "time_entries" | "leave_balances" | "compensation" | "equipment" | "holidays" | "training" | "certifications" | "benefits";
            /** @description The file itself. */
            csv: string;
            /** @description What the headers of the file stand for, if they are not the columns themselves. Remembered for the next file of this kind. */
            columns?: {
                /**
                 * @description As the first line of the file names it, whatever the case.
                 * @example Given name
                 */
                header: string;
                /**
                 * @description The column it stands for; null: leave it out.
                 * @example first_name
                 */
                column: string | null;
                /**
                 * @description How the column writes days (`ymd`, `dmy`, `mdy`: which part comes first; `serial`: numbers of a spreadsheet) or numbers (`point`, `comma`: the decimal sign). Recognised from the whole column unless given.
                 * @enum {string}
                 */
                format?: "ymd" | "dmy" | "mdy" | "serial" | "point" | "comma";
            }[];
            /**
             * @description Whether departments and teams that rows of people name and that are not there are made.
             * @default false
             */
            makes_missing: boolean;
            /**
             * @description When the link to set a password is mailed. NEVER: until someone sends it.
             * @default NOW
             * @enum {string}
             */
            invitation: "NOW" | "ON_DAY" | "NEVER";
            /**
             * Format: date
             * @description With ON_DAY, and required there: from 8 in the morning, in the zone of the organization.
             * @example 2026-03-09
             */
            invitation_day?: string | null;
            /**
             * @description Only tell what would happen.
             * @default false
             */
            dry_run: boolean;
        };
        ImportsRecogniseBody: {
            /**
             * @description What the rows are.
             * @enum {string}
             */
            kind: "people" | "departments" | "time_entries" | "leave_balances" | "compensation" | "equipment" | "holidays" | "training" | "certifications" | "benefits";
            /** @description The first line of the file, field by field. */
            header: string[];
            /** @description The file itself, to tell how its columns write days and numbers. */
            csv?: string;
            /** @description What was said of the columns so far. */
            columns?: {
                /**
                 * @description As the first line of the file names it, whatever the case.
                 * @example Given name
                 */
                header: string;
                /**
                 * @description The column it stands for; null: leave it out.
                 * @example first_name
                 */
                column: string | null;
                /**
                 * @description How the column writes days (`ymd`, `dmy`, `mdy`: which part comes first; `serial`: numbers of a spreadsheet) or numbers (`point`, `comma`: the decimal sign). Recognised from the whole column unless given.
                 * @enum {string}
                 */
                format?: "ymd" | "dmy" | "mdy" | "serial" | "point" | "comma";
            }[];
        };
        Inbox: {
            /** @description How much waits of each kind; exact, however much is listed. */
            counts: {
                /**
                 * @description Leave requests to decide on.
                 * @example 2
                 */
                leave: number;
                /**
                 * @description Wishes to cancel approved leave.
                 * @example 2
                 */
                leave_cancellation: number;
                /**
                 * @description Time entries to decide on.
                 * @example 2
                 */
                time_entry: number;
                /**
                 * @description Timesheets to decide on.
                 * @example 2
                 */
                timesheet: number;
                /**
                 * @description Expense reports to decide on.
                 * @example 2
                 */
                expense_report: number;
                /**
                 * @description Proposals to accept or decline.
                 * @example 2
                 */
                proposal: number;
                /**
                 * @description Documents to sign.
                 * @example 2
                 */
                document: number;
                /**
                 * @description Tasks of checklists that are the caller’s to do.
                 * @example 2
                 */
                task: number;
                /**
                 * @description Courses the caller has still to complete.
                 * @example 2
                 */
                training: number;
            };
            /** @description At most 100, the oldest due first. */
            items: {
                /**
                 * @description What kind of record waits.
                 * @enum {string}
                 */
                kind: "leave" | "leave_cancellation" | "time_entry" | "timesheet" | "expense_report" | "proposal" | "document" | "task" | "training";
                /** @description The record: a leave, a time entry, a timesheet, an expense report, a document, … */
                id: string;
                /** @description The version of the record as it is shown here, as the ETag of its get-one: a decision names it. Null for what is not decided on. */
                version: string | null;
                /**
                 * @description The checklist of a task; null for anything else.
                 * @example chk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                checklist_id: string | null;
                /** @description Whose request it is, or whom the checklist is about; null: the caller. */
                user: components["schemas"]["PersonName"] | null;
                /** @description Who is away, and in whose place the caller decides; null: by a right of their own. */
                on_behalf_of: components["schemas"]["PersonName"] | null;
                /** @description Type of leave, project, title of the report, document, task or course; of a proposal the operation. Null: none, or not to be told. */
                title: string | null;
                /**
                 * Format: date
                 * @description Its first day, if it has days.
                 * @example 2026-03-09
                 */
                start_date: string | null;
                /**
                 * Format: date
                 * @description Its last day.
                 * @example 2026-03-09
                 */
                end_date: string | null;
                /** @description Working days of a leave. */
                days: number | null;
                /** @description Hours of a leave whose type is counted in hours; null: in days. */
                hours: number | null;
                /** @description Worked minutes of an entry or a timesheet. */
                minutes: number | null;
                /** @description Whether the hours of a timesheet are others than when it was submitted. */
                has_changed: boolean;
                /** @description Worked minutes of a timesheet that has changed, as they were submitted. */
                submitted_minutes: number | null;
                /** @description The grand total of an expense report. */
                amount: number | null;
                /** @description What the amount is in. */
                currency: string | null;
                /** @description What the person wrote with it, if the caller may read that. */
                note: string | null;
                /**
                 * Format: date-time
                 * @description Since when it waits.
                 * @example 2026-03-09T14:30:00.000Z
                 */
                since: string;
                /**
                 * Format: date
                 * @description Until when it is to be done; null: no date was set.
                 * @example 2026-03-09
                 */
                due_date: string | null;
                /** @description What the caller may decide now; empty for what is done at its own place. */
                verdicts: ("approve" | "reject")[];
            }[];
        };
        /** @description How someone is asked in, and how far that is. */
        Invitation: {
            /**
             * @description Who is invited.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description NONE: not to be sent, or not known; PLANNED: it goes at send_at; SENDING: the mail is on its way; SENT; OPENED: its page was; SIGNED_IN: the person has a password.
             * @enum {string}
             */
            status: "NONE" | "PLANNED" | "SENDING" | "SENT" | "OPENED" | "SIGNED_IN";
            /**
             * Format: date-time
             * @description When it goes, or was to go; null: not at all.
             * @example 2026-03-09T14:30:00.000Z
             */
            send_at: string | null;
            /**
             * Format: date-time
             * @description When its mail was handed over; null: not yet.
             * @example 2026-03-09T14:30:00.000Z
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When the page of the link was opened first; null: not yet.
             * @example 2026-03-09T14:30:00.000Z
             */
            opened_at: string | null;
            /**
             * Format: date-time
             * @description When the person signed in first; null: not yet.
             * @example 2026-03-09T14:30:00.000Z
             */
            signed_in_at: string | null;
        };
        InvitationsSendBody: {
            /**
             * @description When the link to set a password is mailed. NEVER: until someone sends it.
             * @default NOW
             * @enum {string}
             */
            invitation: "NOW" | "ON_DAY" | "NEVER";
            /**
             * Format: date
             * @description With ON_DAY, and required there: from 8 in the morning, in the zone of the organization.
             * @example 2026-03-09
             */
            invitation_day?: string | null;
        };
        /** @description Time off of one person. A leave of a private type is whole for the person, their manager, Administrators and Executives; other readers get its dates and status, and nothing of its type, reason and comments. */
        Leave: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example lv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Who is away.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description null if the leave is private and not the reader’s to know.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
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
             * @example 2026-04-13
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day of the leave.
             * @example 2026-04-17
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
            /** @description For types counted in hours, on the organization’s clock; else null. */
            start_time: string | null;
            /** @description For types counted in hours, 24:00 at the latest; else null. */
            end_time: string | null;
            /**
             * @description Working days; weekends of the organization and public holidays are left out, a half day is 0.5.
             * @example 5
             */
            total_days: number;
            /**
             * @description For types counted in hours, else null.
             * @example null
             */
            total_hours: number | null;
            /** @description Why the person asked for it. */
            reason: string | null;
            /**
             * @description Who took the last decision: approved, rejected, cancelled, or declined a cancellation.
             * @example null
             */
            decided_by_id: string | null;
            /**
             * @description The absent person on whose behalf a deputy decided; null unless a deputy did.
             * @example null
             */
            on_behalf_of_id: string | null;
            /**
             * Format: date-time
             * @description When that decision was taken; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            decided_at: string | null;
            /** @description What was said along with the decision. */
            decision_comment: string | null;
            /** @description Why it was not granted; null unless it is REJECTED. */
            rejection_reason: string | null;
            /**
             * Format: date-time
             * @description Set while the person’s wish to cancel an APPROVED leave waits for an answer, and kept once it is granted.
             * @example 2026-03-09T14:30:00.000Z
             */
            cancellation_requested_at: string | null;
            /**
             * Format: date-time
             * @description When it was withdrawn or cancelled; null unless it is CANCELLED.
             * @example 2026-03-09T14:30:00.000Z
             */
            cancelled_at: string | null;
            /** @description Why the person withdrew it or wants it cancelled. */
            cancellation_request_reason: string | null;
            /**
             * Format: date-time
             * @description When it was asked for or booked.
             * @example 2026-03-09T18:05:00.000Z
             */
            submitted_at: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            /** @description What user_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            user?: components["schemas"]["PersonName"] | null;
            can?: ("leaves.update" | "leaves.approve" | "leaves.reject" | "leaves.cancel" | "leaves.declineCancellation" | "leaves.removeAttachment")[];
            version?: string | null;
        };
        /** @description A correction of a balance by hand. It is never changed, only followed by another. */
        LeaveAdjustment: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example bal_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whose balance it corrects.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description The balance of which type.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            leave_type_id: string;
            /**
             * @description The balance of which year.
             * @example 2026
             */
            year: number;
            /**
             * @description In the unit of the type; negative takes away.
             * @example 2.5
             */
            amount: number;
            /** @description Why it was made. */
            reason: string | null;
            /**
             * @description Who made it; null if no person did.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            created_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
        };
        LeaveAdjustmentsCreateBody: {
            /**
             * @description Whose balance it corrects.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description A type with an allowance.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            leave_type_id: string;
            /**
             * @description This year on the organization’s calendar unless given.
             * @example 2026
             */
            year?: number;
            /**
             * @description In the unit of the type, with at most two decimals; negative takes away. Not 0.
             * @example 2.5
             */
            amount: number;
            /**
             * @description Why it is made.
             * @example Worked on a holiday
             */
            reason?: string | null;
        };
        /** @description A certificate or note that belongs to a leave. */
        LeaveAttachment: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example lva_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description The name it was uploaded under.
             * @example certificate.pdf
             */
            file_name: string;
            /**
             * @description What kind of file it is, as its bytes show.
             * @enum {string}
             */
            mime_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "image/heic";
            /**
             * @description Size of the file.
             * @example 48213
             */
            size_bytes: number;
            /**
             * @description Who added it.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            uploaded_by_id: string | null;
            /**
             * Format: date-time
             * @description When it was added to the leave.
             * @example 2026-03-09T14:30:00.000Z
             */
            uploaded_at: string;
        };
        /** @description What is attached to a leave, and whether a certificate is missing. */
        LeaveAttachments: {
            /**
             * @description The leave they belong to.
             * @example lv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            leave_id: string;
            /** @description The oldest first. */
            attachments: components["schemas"]["LeaveAttachment"][];
            /** @description null: none is asked for, or the leave is private and not the reader’s to know. */
            certificate: {
                /**
                 * Format: date
                 * @description The day from which on it is asked for.
                 * @example 2026-03-09
                 */
                asked_from: string;
                /** @description Nothing is attached to this leave, nor to one that it goes on from. */
                is_missing: boolean;
            } | null;
            /** @description Whether the caller may add one now. */
            can_add: boolean;
        };
        /** @description What there is of one type of leave, and what became of it. */
        LeaveBalance: {
            leave_type: components["schemas"]["LeaveTypeInBalance"];
            /**
             * @description What the whole year gives; null: unlimited.
             * @example 20
             */
            entitled: number | null;
            /**
             * @description What of it has been given so far.
             * @example 20
             */
            accrued: number;
            /**
             * @description Came from the year before, less what of it expired or moved on into the next.
             * @example 3
             */
            carried_over: number;
            /**
             * @description Sum of corrections by hand.
             * @example 0
             */
            adjusted: number;
            /**
             * @description Approved leave of the year, past and to come.
             * @example 5
             */
            taken: number;
            /**
             * @description Reserved by requests that wait for a decision.
             * @example 1
             */
            pending: number;
            /**
             * @description accrued + carried_over + adjusted − taken − pending; null: unlimited.
             * @example 17
             */
            available: number | null;
            /**
             * @description What all amounts of this balance are counted in.
             * @enum {string}
             */
            unit: "DAYS" | "HOURS";
        };
        /** @description What one person has of each leave type in one calendar year. */
        LeaveBalances: {
            /**
             * @description Whose balances they are.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description The calendar year.
             * @example 2026
             */
            year: number;
            /** @description One for each type that the reader may see, by name. */
            balances: components["schemas"]["LeaveBalance"][];
            can?: "leaveAdjustments.create"[];
        };
        /** @description One entry behind a leave balance. It is never changed. */
        LeaveLedgerEntry: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example bal_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description The balance of which type.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            leave_type_id: string;
            /**
             * @description GRANT: of a year; ACCRUAL: of a month; CARRY_OVER: to or from another year; EXPIRY: what was brought over and not used; ADJUSTMENT: by hand; TAKEN: approved leave; REVERSAL: leave that was given back.
             * @enum {string}
             */
            kind: "GRANT" | "ACCRUAL" | "CARRY_OVER" | "EXPIRY" | "ADJUSTMENT" | "TAKEN" | "REVERSAL";
            /**
             * @description In the unit of the type; negative takes away.
             * @example 2.5
             */
            amount: number;
            /**
             * @description The balance of which year.
             * @example 2026
             */
            year: number;
            /** @description Why a correction was made. */
            reason: string | null;
            /**
             * @description The leave that was taken or given back.
             * @example lv_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            leave_request_id: string | null;
            /**
             * Format: date
             * @description Its first day.
             * @example 2026-03-09
             */
            leave_start_date: string | null;
            /**
             * Format: date
             * @description Its last day.
             * @example 2026-03-09
             */
            leave_end_date: string | null;
            /**
             * @description Who caused it; null: the nightly run.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            created_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
        };
        /** @description What a leave would cost and meet, before it is booked. */
        LeavePreview: {
            /**
             * @description Working days that it takes; a half day is 0.5.
             * @example 3
             */
            total_days: number;
            /** @description For types counted in hours, else null. */
            total_hours: number | null;
            /** @description Every day of the range, in order; none if range or type cannot be booked at all. */
            days: {
                /**
                 * Format: date
                 * @description A day of the range.
                 * @example 2026-03-09
                 */
                date: string;
                /**
                 * @description The part of a day that is taken.
                 * @example 1
                 */
                counted: number;
                /**
                 * @description Why it counts as it does. SHIFT: a weekend on which the person has a published shift.
                 * @enum {string}
                 */
                why: "WORKING_DAY" | "HALF_DAY" | "SHIFT" | "WEEKEND" | "HOLIDAY" | "PART_OF_DAY";
                /** @description What the public holiday is called; null on other days. */
                holiday: string | null;
            }[];
            /** @description Of the year in which the leave begins. */
            balance: {
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
            /** @description Everything that booking it would be refused for. */
            problems: {
                /**
                 * @description As in `details.reason` of the refusal. person: not one whom the caller may book for. leave_type: unknown or no longer in use. range: dates, halves or times that do not go together.
                 * @enum {string}
                 */
                reason: "person" | "leave_type" | "range" | "no_working_days" | "overlap" | "locked_dates" | "balance";
                /** @description What is in the way, in words. */
                message: string;
                /** @description The days of the leave that it is about; none for person, type and range. */
                dates: string[];
            }[];
            /** @description Those nearest to the person, and deputies of those who are away at this moment. Empty if no one has to decide, or if only Administrators and Executives can. */
            decided_by: components["schemas"]["Decider"][];
            /** @description Published shifts of the person that the leave meets, as far as the caller sees them; the first 20. */
            shifts: {
                /**
                 * @description The shift.
                 * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /** @description What it is for. */
                title: string | null;
                /**
                 * Format: date-time
                 * @description When it begins.
                 * @example 2026-03-09T14:30:00.000Z
                 */
                starts_at: string;
                /**
                 * Format: date-time
                 * @description When it ends.
                 * @example 2026-03-09T14:30:00.000Z
                 */
                ends_at: string;
            }[];
            /** @description How many others of the department, as far as the caller’s directory goes, are on approved leave in the range; today and later days alone. */
            colleagues_away: number;
        };
        /** @description A kind of leave, and how much of it people have. */
        LeaveType: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Vacation
             */
            name: string;
            /**
             * @description Short name for other systems; unique in the organization, whatever the case.
             * @example VACATION
             */
            code: string;
            /**
             * @description Hex colour in calendars.
             * @example #2563EB
             */
            color: string;
            /**
             * @description Seen by the person, their manager, Administrators and Executives; others see that someone is away.
             * @example false
             */
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
            /**
             * @description What a full year gives, in `unit`, with at most two decimals. null: unlimited, no balance is kept.
             * @example 20
             */
            annual_allowance: number | null;
            /**
             * @description ANNUAL_GRANT gives the allowance at the start of the year, MONTHLY a twelfth at the start of each month.
             * @enum {string}
             */
            accrual: "ANNUAL_GRANT" | "MONTHLY";
            /**
             * @description The most that moves into the next year, where it is used first. 0: nothing; null: all that is left.
             * @example 20
             */
            carry_over_limit: number | null;
            /**
             * @description More for those who have been here longer, in order: by the years completed when it is given, that is at the start of the year or month. Empty: the same for everyone.
             * @example []
             */
            service_allowances: {
                /**
                 * @description Completed years of employment.
                 * @example 5
                 */
                after_years: number;
                /**
                 * @description What a full year gives from then on, in `unit`.
                 * @example 20
                 */
                annual_allowance: number;
            }[];
            /**
             * @description Month and day after which what was brought over is lost, as far as it is neither taken nor booked by then. null: at the end of the year.
             * @example 03-31
             */
            carry_over_expires_on: string | null;
            /**
             * @description Whether it is for illness: it is offered as such, locked dates do not stand in its way, and who leads the person is told at once.
             * @example false
             */
            is_sickness: boolean;
            /**
             * @description A certificate is asked for once the person is away for more than so many calendar days on end; 0: from the first day on. null: never.
             * @example null
             */
            certificate_after_days: number | null;
            /** @description An inactive type stays with what was booked and cannot be booked any more. */
            is_active: boolean;
        };
        /** @description Of which type of leave. */
        LeaveTypeInBalance: {
            /**
             * @description The id of the type.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the type is called.
             * @example Vacation
             */
            name: string;
            /**
             * @description Its short name for other systems.
             * @example VACATION
             */
            code: string;
            /**
             * @description Hex colour in calendars.
             * @example #10B981
             */
            color: string;
            /**
             * @description Whether its leave is redacted for most readers.
             * @example false
             */
            is_private: boolean;
        };
        /** @description What kind of leave it is; of private leave, most readers learn only that it is one. */
        LeaveTypeInLeave: {
            /**
             * @description The same as leave_type_id.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string | null;
            /**
             * @description What the type is called.
             * @example Vacation
             */
            name: string;
            /**
             * @description Its short name for other systems.
             * @example VACATION
             */
            code: string;
            /**
             * @description Hex colour in calendars.
             * @example #10B981
             */
            color: string;
            /**
             * @description Whether the leave is redacted for most readers.
             * @example false
             */
            is_private: boolean;
        };
        /** @description What the rules of a leave type give to an example person. */
        LeaveTypePreview: {
            /**
             * @description What the amounts are counted in.
             * @enum {string}
             */
            unit: "DAYS" | "HOURS";
            /** @description This year and the next. */
            years: {
                /**
                 * @description This calendar year or the next.
                 * @example 2026
                 */
                year: number;
                /** @description What the year gives; null: unlimited. */
                entitled: number | null;
                /** @description What is given, in order. */
                entries: {
                    /**
                     * Format: date
                     * @description When it is entered.
                     * @example 2026-03-09
                     */
                    due_on: string;
                    /**
                     * @description A year’s grant, or the part of a month.
                     * @enum {string}
                     */
                    kind: "GRANT" | "ACCRUAL";
                    /**
                     * @description How much that is.
                     * @example 20
                     */
                    amount: number;
                }[];
                /** @description What would move into the next year if nothing of this one were taken. */
                carried_over: number;
                /** @description What would then be lost at the end of the year. */
                lapsed: number;
            }[];
        };
        LeaveTypesCreateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Vacation
             */
            name: string;
            /**
             * @description Made from the name when absent.
             * @example VACATION
             */
            code?: string;
            /**
             * @description Hex colour in calendars.
             * @default #2563EB
             * @example #2563EB
             */
            color: string;
            /**
             * @description Seen by the person, their manager, Administrators and Executives; others see that someone is away.
             * @default false
             * @example false
             */
            is_private: boolean;
            /**
             * @description Paid leave appears on the timesheet.
             * @default true
             */
            is_paid: boolean;
            /**
             * @description Whether a request waits for a decision.
             * @default true
             */
            requires_approval: boolean;
            /**
             * @description What the type is counted in.
             * @default DAYS
             * @enum {string}
             */
            unit: "DAYS" | "HOURS";
            /**
             * @description What a full year gives, in `unit`, with at most two decimals. null: unlimited, no balance is kept.
             * @example 20
             */
            annual_allowance?: number | null;
            /**
             * @description ANNUAL_GRANT gives the allowance at the start of the year, MONTHLY a twelfth at the start of each month.
             * @default ANNUAL_GRANT
             * @enum {string}
             */
            accrual: "ANNUAL_GRANT" | "MONTHLY";
            /**
             * @description The most that moves into the next year, where it is used first. 0: nothing; null: all that is left.
             * @default 0
             * @example 20
             */
            carry_over_limit: number | null;
            /**
             * @description More for those who have been here longer, in order: by the years completed when it is given, that is at the start of the year or month. Empty: the same for everyone.
             * @default []
             * @example []
             */
            service_allowances: {
                /**
                 * @description Completed years of employment.
                 * @example 5
                 */
                after_years: number;
                /**
                 * @description What a full year gives from then on, in `unit`.
                 * @example 20
                 */
                annual_allowance: number;
            }[];
            /**
             * @description Month and day after which what was brought over is lost, as far as it is neither taken nor booked by then. null: at the end of the year.
             * @example 03-31
             */
            carry_over_expires_on?: string | null;
            /**
             * @description Whether it is for illness: it is offered as such, locked dates do not stand in its way, and who leads the person is told at once.
             * @default false
             * @example false
             */
            is_sickness: boolean;
            /**
             * @description A certificate is asked for once the person is away for more than so many calendar days on end; 0: from the first day on. null: never.
             * @example null
             */
            certificate_after_days?: number | null;
            /**
             * @description An inactive type stays with what was booked and cannot be booked any more.
             * @default true
             */
            is_active: boolean;
        };
        LeaveTypesPreviewBody: {
            /**
             * @description What the type is counted in.
             * @default DAYS
             * @enum {string}
             */
            unit: "DAYS" | "HOURS";
            /**
             * @description What a full year gives, in `unit`, with at most two decimals. null: unlimited, no balance is kept.
             * @example 20
             */
            annual_allowance?: number | null;
            /**
             * @description ANNUAL_GRANT gives the allowance at the start of the year, MONTHLY a twelfth at the start of each month.
             * @default ANNUAL_GRANT
             * @enum {string}
             */
            accrual: "ANNUAL_GRANT" | "MONTHLY";
            /**
             * @description The most that moves into the next year, where it is used first. 0: nothing; null: all that is left.
             * @default 0
             * @example 20
             */
            carry_over_limit: number | null;
            /**
             * @description More for those who have been here longer, in order: by the years completed when it is given, that is at the start of the year or month. Empty: the same for everyone.
             * @default []
             * @example []
             */
            service_allowances: {
                /**
                 * @description Completed years of employment.
                 * @example 5
                 */
                after_years: number;
                /**
                 * @description What a full year gives from then on, in `unit`.
                 * @example 20
                 */
                annual_allowance: number;
            }[];
            /**
             * Format: date
             * @description When the example person starts; absent or null: years ago.
             * @example 2026-03-09
             */
            employment_start_date?: string | null;
        };
        LeaveTypesUpdateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Vacation
             */
            name?: string;
            /**
             * @description Short name for other systems; unique in the organization, whatever the case.
             * @example VACATION
             */
            code?: string;
            /**
             * @description Hex colour in calendars.
             * @example #2563EB
             */
            color?: string;
            /**
             * @description Seen by the person, their manager, Administrators and Executives; others see that someone is away.
             * @example false
             */
            is_private?: boolean;
            /** @description Paid leave appears on the timesheet. */
            is_paid?: boolean;
            /** @description Whether a request waits for a decision. */
            requires_approval?: boolean;
            /**
             * @description What the type is counted in.
             * @enum {string}
             */
            unit?: "DAYS" | "HOURS";
            /**
             * @description What a full year gives, in `unit`, with at most two decimals. null: unlimited, no balance is kept.
             * @example 20
             */
            annual_allowance?: number | null;
            /**
             * @description ANNUAL_GRANT gives the allowance at the start of the year, MONTHLY a twelfth at the start of each month.
             * @enum {string}
             */
            accrual?: "ANNUAL_GRANT" | "MONTHLY";
            /**
             * @description The most that moves into the next year, where it is used first. 0: nothing; null: all that is left.
             * @example 20
             */
            carry_over_limit?: number | null;
            /**
             * @description More for those who have been here longer, in order: by the years completed when it is given, that is at the start of the year or month. Empty: the same for everyone.
             * @example []
             */
            service_allowances?: {
                /**
                 * @description Completed years of employment.
                 * @example 5
                 */
                after_years: number;
                /**
                 * @description What a full year gives from then on, in `unit`.
                 * @example 20
                 */
                annual_allowance: number;
            }[];
            /**
             * @description Month and day after which what was brought over is lost, as far as it is neither taken nor booked by then. null: at the end of the year.
             * @example 03-31
             */
            carry_over_expires_on?: string | null;
            /**
             * @description Whether it is for illness: it is offered as such, locked dates do not stand in its way, and who leads the person is told at once.
             * @example false
             */
            is_sickness?: boolean;
            /**
             * @description A certificate is asked for once the person is away for more than so many calendar days on end; 0: from the first day on. null: never.
             * @example null
             */
            certificate_after_days?: number | null;
            /** @description An inactive type stays with what was booked and cannot be booked any more. */
            is_active?: boolean;
        };
        LeavesApproveBody: {
            /**
             * @description A word with the decision.
             * @example Enjoy.
             */
            comment?: string | null;
        };
        LeavesCancelBody: {
            /**
             * @description Why it is cancelled.
             * @example The trip was called off.
             */
            reason?: string | null;
        };
        LeavesCreateBody: {
            /**
             * @description An active leave type.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            leave_type_id: string;
            /**
             * Format: date
             * @description The first day of the leave.
             * @example 2026-04-13
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day; not before start_date, at most two years of leave at once.
             * @example 2026-04-17
             */
            end_date: string;
            /**
             * @description Over several days SECOND_HALF begins at noon. A single half day has both halves equal.
             * @default FULL_DAY
             * @enum {string}
             */
            start_half: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /**
             * @description Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given.
             * @enum {string}
             */
            end_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /** @description Required for types counted in hours, refused for others. On the organization’s clock, such as 09:00. */
            start_time?: string | null;
            /** @description After start_time on the same day; 24:00 at the latest. */
            end_time?: string | null;
            /**
             * @description Why it is asked for. Seen by those who see the leave whole.
             * @example A week by the sea
             */
            reason?: string | null;
            /**
             * @description Whose leave it is: for their manager, their Department Head, Administrators and Executives. The caller’s own when absent.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id?: string;
        };
        LeavesDeclineCancellationBody: {
            /**
             * @description Why the leave stands.
             * @example Your cover is already booked.
             */
            reason: string;
        };
        LeavesPreviewBody: {
            /**
             * @description An active leave type.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            leave_type_id: string;
            /**
             * Format: date
             * @description The first day of the leave.
             * @example 2026-04-13
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day; not before start_date, at most two years of leave at once.
             * @example 2026-04-17
             */
            end_date: string;
            /**
             * @description Over several days SECOND_HALF begins at noon. A single half day has both halves equal.
             * @default FULL_DAY
             * @enum {string}
             */
            start_half: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /**
             * @description Over several days FIRST_HALF ends at noon. On a single day that of start_half unless given.
             * @enum {string}
             */
            end_half?: "FULL_DAY" | "FIRST_HALF" | "SECOND_HALF";
            /** @description Required for types counted in hours, refused for others. On the organization’s clock, such as 09:00. */
            start_time?: string | null;
            /** @description After start_time on the same day; 24:00 at the latest. */
            end_time?: string | null;
            /**
             * @description Why it is asked for. Seen by those who see the leave whole.
             * @example A week by the sea
             */
            reason?: string | null;
            /**
             * @description Whose leave it is: for their manager, their Department Head, Administrators and Executives. The caller’s own when absent.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id?: string;
        };
        LeavesRejectBody: {
            /**
             * @description Why it is not granted.
             * @example Two of the kitchen are away that week.
             */
            reason: string;
        };
        LeavesUpdateBody: {
            /**
             * @description An active leave type.
             * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            leave_type_id?: string;
            /**
             * Format: date
             * @description The first day of the leave.
             * @example 2026-04-13
             */
            start_date?: string;
            /**
             * Format: date
             * @description The last day; not before start_date.
             * @example 2026-03-09
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
            /** @description Required for types counted in hours, refused for others. On the organization’s clock, such as 09:00. */
            start_time?: string | null;
            /** @description After start_time on the same day; 24:00 at the latest. */
            end_time?: string | null;
            /**
             * @description Why it is asked for. Seen by those who see the leave whole.
             * @example A week by the sea
             */
            reason?: string | null;
        };
        /** @description What follows from a person’s last day. */
        Leaving: {
            /**
             * @description Who leaves.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * Format: date
             * @description The day that is looked at.
             * @example 2026-03-09
             */
            last_day: string;
            /** @description Whether the person still has access. */
            is_active: boolean;
            /**
             * @description The OFFBOARDING that runs: cancelling it takes the leaving back. Null: none.
             * @example chk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            checklist_id: string | null;
            /** @description Whether access ends by itself at the end of the person’s employment_end_date. */
            ends_access: boolean;
            /**
             * @description Why the person leaves; null: not told.
             * @enum {string|null}
             */
            reason: "RESIGNATION" | "DISMISSAL" | "END_OF_CONTRACT" | "RETIREMENT" | "OTHER" | null;
            /** @description What else is to be known about it. */
            note: string | null;
            /**
             * @description API tokens that stop working.
             * @example 2
             */
            tokens: number;
            /**
             * @description Webhook endpoints that are turned off.
             * @example 2
             */
            webhook_endpoints: number;
            /** @description Shifts after the last day: they become open when access ends. */
            shifts: {
                /**
                 * @description How many there are.
                 * @example 2
                 */
                count: number;
                /** @description The first of them. */
                first: {
                    /**
                     * @description The shift.
                     * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                     */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When it begins.
                     * @example 2026-03-09T14:30:00.000Z
                     */
                    starts_at: string;
                    /**
                     * Format: date-time
                     * @description When it ends.
                     * @example 2026-03-09T14:30:00.000Z
                     */
                    ends_at: string;
                }[];
            };
            /** @description Active people whose manager the person is. */
            reports: {
                /**
                 * @description How many there are.
                 * @example 2
                 */
                count: number;
                /** @description Some of them. */
                user_ids: string[];
            };
            /** @description Departments that they head or manage. */
            department_ids: string[];
            /** @description Teams that they lead. */
            team_ids: string[];
            /**
             * @description Requests of others that wait for their decision.
             * @example 2
             */
            requests: number;
            /**
             * @description Tasks of other people’s checklists that are theirs to do.
             * @example 2
             */
            tasks: number;
            /** @description Equipment that is to come back. */
            assets: {
                /**
                 * @description The piece of equipment.
                 * @example ast_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * @description What kind of equipment it is.
                 * @example Laptop
                 */
                category: string;
                /** @description What it is, so that it can be told from others. */
                description: string | null;
                /** @description As printed on it by its maker. */
                serial_number: string | null;
                /**
                 * Format: date
                 * @description The day on which the person got it.
                 * @example 2026-03-09
                 */
                date_assigned: string;
            }[];
            /** @description Paid leave that is left, to be paid out; one for each type with an allowance. */
            leave: {
                /**
                 * @description The type of leave.
                 * @example lvt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                leave_type_id: string;
                /**
                 * @description What it is called.
                 * @example Vacation
                 */
                name: string;
                /**
                 * @description What both amounts are counted in.
                 * @enum {string}
                 */
                unit: "DAYS" | "HOURS";
                /**
                 * @description What is left at the end of the last day, without what is booked for later; negative: overdrawn.
                 * @example 4.5
                 */
                available: number;
                /**
                 * @description Booked for after the last day.
                 * @example 0
                 */
                booked_after: number;
            }[];
        };
        ListMeta: {
            request_id: string;
            has_more: boolean;
            next_cursor: string | null;
            total?: number;
            names?: {
                [key: string]: string;
            };
            preferred_names?: {
                [key: string]: string;
            };
            hidden?: string[];
        };
        /** @description Days on which leave may not be booked. */
        LockedDates: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example lck_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * Format: date
             * @description The first of the days.
             * @example 2026-03-09
             */
            start_date: string;
            /**
             * Format: date
             * @description The last of the days.
             * @example 2026-03-09
             */
            end_date: string;
            /**
             * @description Why no one takes leave then.
             * @example Stocktaking
             */
            reason: string | null;
            /**
             * @description null: for everyone.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
        };
        LockedDatesCreateBody: {
            /**
             * Format: date
             * @description The first of the days.
             * @example 2026-03-09
             */
            start_date: string;
            /**
             * Format: date
             * @description The last of the days; not before start_date.
             * @example 2026-03-09
             */
            end_date: string;
            /**
             * @description Why no one takes leave then.
             * @example Stocktaking
             */
            reason?: string | null;
            /**
             * @description Only for people of this department; null: for everyone.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
        };
        LockedDatesUpdateBody: {
            /**
             * Format: date
             * @description The first of the days.
             * @example 2026-03-09
             */
            start_date?: string;
            /**
             * Format: date
             * @description The last of the days; not before start_date.
             * @example 2026-03-09
             */
            end_date?: string;
            /**
             * @description Why no one takes leave then.
             * @example Stocktaking
             */
            reason?: string | null;
            /**
             * @description Only for people of this department; null: for everyone.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
        };
        ManagedToken: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example tok_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the token is for.
             * @example Payroll export
             */
            name: string;
            /**
             * @description The first characters, to tell tokens apart.
             * @example mst_4fQ9
             */
            prefix: string;
            /** @description What the token carries. */
            scopes: ("users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write")[];
            /** @description Those that the role of its owner can use. */
            usable_scopes: ("users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write")[];
            owner: components["schemas"]["TokenOwner"];
            /** @description Whether its writes become proposals, which wait for a person to accept them. */
            requires_acceptance: boolean;
            /**
             * @description Whose data the token opens.
             * @example org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            organization_id: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description null: it does not expire.
             * @example 2026-03-09T14:30:00.000Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Kept to the minute.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was taken back; null: it was not.
             * @example 2026-03-09T14:30:00.000Z
             */
            revoked_at: string | null;
            can?: "tokens.revoke"[];
        };
        /** @description One’s own record, with the language that one reads. */
        Me: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Given name.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Family name.
             * @example Byron
             */
            last_name: string;
            /** @description Names between the two; null if there are none. */
            middle_name: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name: string | null;
            /**
             * Format: email
             * @description Unique; signs the person in. Cannot be changed.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description What the person does, in the words of the organization.
             * @example Sous-chef
             */
            job_title: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location: string | null;
            /**
             * @description The department the person belongs to; null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /**
             * @description Whom the person reports to. Decides on their leave; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4H7
             */
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
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            /**
             * Format: date
             * @description First day of employment. Leave accrues from here.
             * @example 2026-03-09
             */
            employment_start_date?: string | null;
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             * @example 2026-03-09
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
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
            /**
             * Format: date
             * @description Follows from the start date and the length of the probation; null: none.
             * @example 2026-03-09
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
             * @example 2026-03-09
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
            home_address?: {
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
                /** @description Country, as free text. */
                country: string | null;
            } | null;
            /** @description Whom to call, in this order. */
            emergency_contacts?: {
                /** @description Who is called. */
                name: string;
                /** @description Who they are to the person, such as partner or parent. */
                relationship: string | null;
                /** @description Number to call, as dialled. */
                phone: string;
            }[];
            /** @description Social insurance or social security number. */
            social_insurance_number?: string | null;
            /** @description Number at the tax office. */
            tax_id?: string | null;
            /** @description As printed in the passport. */
            passport_number?: string | null;
            /**
             * Format: date
             * @description Last day on which the passport is valid.
             * @example 2026-03-09
             */
            passport_expiry_date?: string | null;
            /** @description As printed on the licence. */
            drivers_license_number?: string | null;
            /** @description As printed on the permit. */
            work_permit_number?: string | null;
            /**
             * Format: date
             * @description Last day on which the permit is valid.
             * @example 2026-03-09
             */
            work_permit_expiry_date?: string | null;
            /** @description What department_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            department?: components["schemas"]["NamedDepartment"] | null;
            /** @description What manager_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            manager?: components["schemas"]["PersonName"] | null;
            /**
             * @description What the person has chosen to read; null: what the organization has chosen.
             * @enum {string|null}
             */
            language: "en" | "fr" | null;
            can?: ("users.update" | "users.updatePersonal" | "users.updateGovernmentIds" | "users.reactivate" | "users.suspendAccess" | "users.restoreAccess" | "users.erase" | "employment.create" | "deputies.create" | "training.list" | "training.create" | "certifications.list" | "certifications.create" | "assets.list" | "assets.create" | "goals.list" | "goals.create" | "customFieldValues.set" | "benefits.list" | "benefits.create" | "compensation.list" | "compensation.create" | "compensation.raise" | "users.resetFactors" | "users.changeEmail" | "users.createDataArchive")[];
        };
        MeUpdateBody: {
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name?: string | null;
            /**
             * Format: email
             * @description A private address. Muster sends nothing to it.
             */
            personal_email?: string | null;
            /** @description Private landline, as dialled. */
            phone?: string | null;
            /** @description Private mobile number, as dialled. */
            mobile_phone?: string | null;
            /** @description How the person is referred to. */
            pronouns?: string | null;
            /** @description Replaces the address as a whole; what is left out is null. */
            home_address?: {
                /** @description Street and number. */
                line1?: string | null;
                /** @description Apartment, floor or care-of line. */
                line2?: string | null;
                /** @description Town or city. */
                city?: string | null;
                /** @description Province, state or county. */
                region?: string | null;
                /** @description Postal or ZIP code as it is written in the country. */
                postal_code?: string | null;
                /** @description Country, as free text. */
                country?: string | null;
            } | null;
            /** @description Replaces all contacts. */
            emergency_contacts?: {
                /** @description Who is called. */
                name: string;
                /** @description Who they are to the person, such as partner or parent. */
                relationship?: string | null;
                /** @description Number to call, as dialled. */
                phone: string;
            }[];
            /**
             * @description What the person has chosen to read; null: what the organization has chosen.
             * @enum {string|null}
             */
            language?: "en" | "fr" | null;
        };
        Meta: {
            request_id: string;
            dry_run?: boolean;
            would_raise?: {
                type: string;
                subject_id: string;
            }[];
            names?: {
                [key: string]: string;
            };
            preferred_names?: {
                [key: string]: string;
            };
            hidden?: string[];
        };
        /** @description What kind of equipment it is. */
        NamedAssetCategory: {
            /**
             * @description The id of the category, for category_id.
             * @example acat_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Laptop
             */
            name: string;
        };
        /** @description The course by name. */
        NamedCourse: {
            /**
             * @description The same as course_id.
             * @example crs_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the course is called.
             * @example Food safety
             */
            name: string;
        };
        /** @description A record by name. */
        NamedDepartment: {
            /**
             * @description The id of the record.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What it is called.
             * @example Kitchen
             */
            name: string;
        };
        /** @description A record by name. */
        NamedProject: {
            /**
             * @description The id of the record.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What it is called.
             * @example Summer menu
             */
            name: string;
        };
        /** @description A record by name. */
        NamedTask: {
            /**
             * @description The id of the record.
             * @example tsk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What it is called.
             * @example Taste the desserts
             */
            name: string;
        };
        /** @description A calendar feed with its address. */
        NewCalendarFeed: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example cal_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description MY_SHIFTS: one’s own shifts. MY_LEAVE: one’s own leave. TEAM_LEAVE: approved leave of the others whom one sees.
             * @enum {string}
             */
            kind: "MY_SHIFTS" | "MY_LEAVE" | "TEAM_LEAVE";
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /** @description The address. Anyone who has it reads the calendar. Shown this once. */
            url: string;
        };
        /** @description One thing that was paid for, as it is sent. */
        NewExpenseLineItem: {
            /**
             * Format: date
             * @description The day on which it was paid.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description What was bought.
             * @example Two nights near the market
             */
            description?: string | null;
            /**
             * @description Who was paid.
             * @example Hotel Pine
             */
            vendor?: string | null;
            /**
             * @description What kind of expense it is.
             * @enum {string}
             */
            expense_type: "ACCOMMODATION" | "AIRFARE" | "GROUND_TRANSPORT" | "MEALS" | "ENTERTAINMENT" | "SUPPLIES" | "COMMUNICATION" | "TRAINING" | "OTHER";
            /** @description The class or account that bookkeeping knows it by. */
            expense_class?: string | null;
            /**
             * @description ISO 4217. That of the report unless given.
             * @example CAD
             */
            currency?: string;
            /**
             * @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same.
             * @example 1
             */
            exchange_rate?: number;
            /**
             * @description In the currency of the line. At most four decimals.
             * @example 320
             */
            amount_before_tax: number;
            /**
             * @description GST in the currency of the line. At most four decimals.
             * @example 0
             */
            gst?: number;
            /**
             * @description PST in the currency of the line. At most four decimals.
             * @example 0
             */
            pst?: number;
            /**
             * @description HST in the currency of the line. At most four decimals.
             * @example 41.6
             */
            hst?: number;
            /**
             * @description QST in the currency of the line. At most four decimals.
             * @example 0
             */
            qst?: number;
            /**
             * @description Gratuity in the currency of the line. At most four decimals.
             * @example 0
             */
            gratuity?: number;
            /**
             * @description A receipt of the same report; null: none.
             * @example null
             */
            receipt_id?: string | null;
            /** @description Remarks for anyone who checks the line. */
            notes?: string | null;
        };
        /** @description A drive in one’s own car, as it is sent. */
        NewExpenseMileage: {
            /**
             * Format: date
             * @description The day of the drive.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description From where to where, and what for.
             * @example To the farm and back
             */
            description?: string | null;
            /** @description distance is one way and counts twice. */
            round_trip?: boolean;
            /**
             * @description How far, one way for a round trip; at most two decimals.
             * @example 42.5
             */
            distance: number;
            /**
             * @description What distance and rate_per_unit are counted in.
             * @enum {string}
             */
            unit?: "KILOMETERS" | "MILES";
            /**
             * @description For one kilometre or mile; at most four decimals.
             * @example 0.72
             */
            rate_per_unit: number;
            /**
             * @description ISO 4217. That of the report unless given.
             * @example CAD
             */
            currency?: string;
            /**
             * @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same.
             * @example 1
             */
            exchange_rate?: number;
            /**
             * @description GST in the currency of the line. At most four decimals.
             * @example 0
             */
            gst?: number;
            /** @description Remarks for anyone who checks the line. */
            notes?: string | null;
        };
        /** @description A flat amount for a day or a meal, as it is sent. */
        NewExpensePerDiem: {
            /**
             * Format: date
             * @description The day it is for.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description For a day, a part of it or a meal.
             * @enum {string}
             */
            per_diem_type: "FULL_DAY" | "PARTIAL_DAY" | "BREAKFAST" | "LUNCH" | "DINNER" | "INCIDENTALS";
            /**
             * @description How many; at most two decimals.
             * @example 1
             */
            quantity?: number;
            /**
             * @description For one; at most four decimals.
             * @example 75
             */
            rate: number;
            /**
             * @description ISO 4217. That of the report unless given.
             * @example CAD
             */
            currency?: string;
            /**
             * @description What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same.
             * @example 1
             */
            exchange_rate?: number;
            /**
             * @description GST in the currency of the line. At most four decimals.
             * @example 0
             */
            gst?: number;
            /**
             * @description PST in the currency of the line. At most four decimals.
             * @example 0
             */
            pst?: number;
            /** @description Whether a meal was provided, for anyone who checks the rate. */
            meal_provided?: boolean;
            /** @description Remarks for anyone who checks the line. */
            notes?: string | null;
        };
        NewToken: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example tok_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the token is for.
             * @example Payroll export
             */
            name: string;
            /**
             * @description The first characters, to tell tokens apart.
             * @example mst_4fQ9
             */
            prefix: string;
            /** @description What the token carries. */
            scopes: ("users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write")[];
            /** @description Those that the role of its owner can use. */
            usable_scopes: ("users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write")[];
            owner: components["schemas"]["TokenOwner"];
            /** @description Whether its writes become proposals, which wait for a person to accept them. */
            requires_acceptance: boolean;
            /**
             * @description Whose data the token opens.
             * @example org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            organization_id: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description null: it does not expire.
             * @example 2026-03-09T14:30:00.000Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Kept to the minute.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was taken back; null: it was not.
             * @example 2026-03-09T14:30:00.000Z
             */
            revoked_at: string | null;
            /** @description The token itself; shown this once. */
            token: string;
        };
        /** @description A webhook endpoint with its secret, which is shown this once. */
        NewWebhookEndpoint: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example whe_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Scheme and host; the rest of the address is not shown.
             * @example https://example.com
             */
            url: string;
            /**
             * @description SHA-256 of the whole address, in hex, so that a program finds its own: of `new URL(url).href`. null unless the caller is the owner or of a higher role.
             * @example 8e2a0a6f3d5b4c71f0e9d8c7b6a5948372615049382716051423324150617283
             */
            url_hash: string | null;
            /**
             * @description Types of events, at most 50; or * alone for every event, later types included.
             * @example [
             *       "user.created",
             *       "user.updated"
             *     ]
             */
            events: string[];
            /**
             * @description What the endpoint is for.
             * @example Directory sync
             */
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
             * @example null
             * @enum {string|null}
             */
            status_reason: "paused" | "failing" | "gone" | "owner_deactivated" | "owner_erased" | "deleted" | null;
            /**
             * Format: date-time
             * @description When status last changed.
             * @example 2026-03-09T14:30:00.000Z
             */
            status_changed_at: string;
            /**
             * @description Attempts that failed since the last success.
             * @example 0
             */
            consecutive_failures: number;
            /**
             * Format: date-time
             * @description When an attempt last succeeded; null: never.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_success_at: string | null;
            /**
             * Format: date-time
             * @description When an attempt last failed; null: never.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_failure_at: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            /**
             * @description Signs every delivery. Shown this once.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD1Z0M2mJ3n3E=
             */
            signing_secret: string;
        };
        Notification: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example ntf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            kind: "leave_recorded" | "leave_approved" | "leave_rejected" | "leave_cancelled" | "leave_cancellation_declined" | "leave_certificate_missing" | "leave_urgent" | "decisions_waiting" | "decisions_escalated" | "absence_reported" | "time_rejected" | "timesheet_approved" | "timesheet_rejected" | "timesheet_finalized" | "timesheet_due" | "expenses_approved" | "expenses_rejected" | "expenses_paid" | "task_assigned" | "training_assigned" | "signature_asked" | "shifts_published" | "shifts_changed" | "shift_claimed" | "planned_change_waits";
            /**
             * @description The same in a sentence, in the language of the answer.
             * @example Your time off was approved: Vacation, Mar 3 – 5, 2026.
             */
            text: string;
            /**
             * @description The address in the app where it is shown.
             * @example /my-schedule
             */
            leads_to: string;
            /** @description The record it is about; null: a whole week. */
            subject_id: string | null;
            /**
             * @description The checklist of a task; null for anything else.
             * @example chk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            checklist_id: string | null;
            /** @description What the record is called; null: it has no name of its own. */
            title: string | null;
            /**
             * Format: date
             * @description Its first day, if it has days.
             * @example 2026-03-09
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Its last day.
             * @example 2026-03-09
             */
            end_date: string | null;
            /**
             * Format: date
             * @description The first day of the week it is about.
             * @example 2026-03-09
             */
            week_start: string | null;
            /** @description How many shifts of someone who is away are no one’s now; null for anything else. */
            uncovered_shifts: number | null;
            /**
             * @description Who decided, if someone did.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            decided_by_id: string | null;
            /**
             * @description The absent person on whose behalf a deputy decided; null unless a deputy did.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            on_behalf_of_id: string | null;
            /** @description Why it was turned down. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-09T14:30:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the person read it; null: not yet.
             * @example 2026-03-09T14:30:00.000Z
             */
            read_at: string | null;
        };
        NotificationPreferences: {
            /** @description Decisions on one’s own requests. */
            requests: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description Tasks and training given to one, certificates that are missing, and planned changes that wait. */
            tasks: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description Documents to sign. */
            signatures: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description Shifts published or changed. */
            shifts: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description People one leads who are away at short notice. */
            absences: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description Requests that wait for one’s decision. */
            decisions: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
        };
        NotificationPreferencesUpdateBody: {
            /** @description Decisions on one’s own requests. */
            requests?: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description Tasks and training given to one, certificates that are missing, and planned changes that wait. */
            tasks?: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description Documents to sign. */
            signatures?: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description Shifts published or changed. */
            shifts?: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description People one leads who are away at short notice. */
            absences?: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
            /** @description Requests that wait for one’s decision. */
            decisions?: {
                /** @description Shown among the notifications. */
                in_app: boolean;
                /** @description Sent by e-mail, several in one. */
                by_mail: boolean;
            };
        };
        NotificationsReadBody: {
            /** @description Which; all if they are left out. */
            ids?: string[];
        };
        OnboardingAddTaskBody: {
            /**
             * @description What is to be done, in a line.
             * @example Prepare the workplace
             */
            title: string;
            /** @description What to know for doing it. */
            description?: string | null;
            /**
             * @description Who does it; null: a team or no one yet.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            assignee_id?: string | null;
            /**
             * @description The team that does it, any member of it; null: a person or no one yet.
             * @example null
             */
            assignee_team_id?: string | null;
            /**
             * Format: date
             * @description By when it should be done; null: open.
             * @example 2026-03-09
             */
            due_date?: string | null;
        };
        OnboardingCreateBody: {
            /**
             * @description ONBOARDING for someone who comes, OFFBOARDING for someone who leaves.
             * @enum {string}
             */
            type: "ONBOARDING" | "OFFBOARDING";
            /**
             * @description An active template of the same type. Without it the checklist starts empty.
             * @example ctp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            template_id?: string | null;
            /**
             * Format: date
             * @description For OFFBOARDING, and required there: becomes the person’s employment_end_date.
             * @example 2026-03-09
             */
            last_day?: string | null;
            /**
             * @description For OFFBOARDING: why the person leaves.
             * @enum {string|null}
             */
            leaving_reason?: "RESIGNATION" | "DISMISSAL" | "END_OF_CONTRACT" | "RETIREMENT" | "OTHER" | null;
            /** @description For OFFBOARDING: what else is to be known. */
            leaving_note?: string | null;
            /**
             * @description What the checklist is called; the template’s name unless given.
             * @example New in the kitchen
             */
            title?: string;
            /**
             * Format: date
             * @description Without it: the last of the due dates of the tasks and of last_day.
             * @example 2026-03-09
             */
            due_date?: string | null;
        };
        OnboardingUpdateTaskBody: {
            /**
             * @description What is to be done, in a line.
             * @example Prepare the workplace
             */
            title?: string;
            /** @description What to know for doing it. */
            description?: string | null;
            /**
             * @description Who does it; null: a team or no one yet.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            assignee_id?: string | null;
            /**
             * @description The team that does it, any member of it; null: a person or no one yet.
             * @example null
             */
            assignee_team_id?: string | null;
            /**
             * Format: date
             * @description By when it should be done; null: open.
             * @example 2026-03-09
             */
            due_date?: string | null;
        };
        OneTimeCodesConfirmBody: {
            /**
             * @description What the app shows now.
             * @example 492039
             */
            code: string;
        };
        /** @description Whose data it is: people, settings and all records belong to one. */
        Organization: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the organization calls itself.
             * @example Northwind Kitchens
             */
            name: string;
            /**
             * @description The address of this API for the organization.
             * @example https://muster.example/api/v1
             */
            base_url: string;
            /**
             * @description IANA name; calendar days are days in this zone.
             * @example America/Toronto
             */
            timezone: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example CA
             */
            country: string;
            /**
             * @description Province or state, which decides on public holidays; null: those of the country alone.
             * @example ON
             */
            region: string | null;
            /**
             * @description ISO 4217.
             * @example CAD
             */
            currency: string;
            /**
             * @description What was subscribed to. The API needs another than FREE.
             * @example BUSINESS
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
            /**
             * @description Which parts are switched on.
             * @default {
             *       "time_tracking": true,
             *       "expenses": true
             *     }
             */
            modules: {
                /** @description Time entries, timesheets and their events. */
                time_tracking: boolean;
                /** @description Expense reports and their events. */
                expenses: boolean;
            };
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        OrganizationSettings: {
            /**
             * @description What the organization calls itself.
             * @example Northwind Kitchens
             */
            name: string;
            /**
             * @description IANA name.
             * @example America/Toronto
             */
            timezone: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example CA
             */
            country: string;
            /**
             * @description State or province, for public holidays.
             * @example ON
             */
            region: string | null;
            /**
             * @description ISO 4217.
             * @example CAD
             */
            currency: string;
            /**
             * @description The address of the API, ending in /api/v1. null: that of the installation.
             * @example https://muster.example/api/v1
             */
            base_url: string | null;
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
            /** @description Active people at most. Set to null, the plan decides; read as null, there is no limit. */
            seat_limit: number | null;
            /**
             * @description Whether API tokens of the organization are served.
             * @default true
             */
            api_enabled: boolean;
            /**
             * @description Which parts are switched on.
             * @default {
             *       "time_tracking": true,
             *       "expenses": true
             *     }
             */
            modules: {
                /** @description Time entries, timesheets and their events. */
                time_tracking: boolean;
                /** @description Expense reports and their events. */
                expenses: boolean;
            };
            /**
             * @description What people read who have chosen no language of their own.
             * @default en
             * @enum {string}
             */
            default_language: "en" | "fr";
            /**
             * @description Who needs a second factor to sign in: nobody, Administrators and Executives, or everyone. Who has none sets one up as they next sign in.
             * @default OPTIONAL
             * @enum {string}
             */
            second_factor: "OPTIONAL" | "ADMINISTRATORS" | "EVERYONE";
            /**
             * @description How people sign in: with whatever they have, or with an identity provider alone. Executives set it by an operation of its own.
             * @default ANY
             * @enum {string}
             */
            sign_in_policy: "ANY" | "SSO_ONLY";
            /**
             * @description A session that nothing was asked in for so many minutes has ended.
             * @default 20160
             */
            session_idle_minutes: number;
            /**
             * @description After so many hours a session ends whatever happens in it.
             * @default 720
             */
            session_max_hours: number;
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
             * @description Whether Employees see everyone in the directory; else only themselves.
             * @default false
             */
            directory_employee_sees_all: boolean;
            /**
             * @description Whether Department Heads see everyone in the directory; else the people of their departments.
             * @default false
             */
            directory_department_head_sees_all: boolean;
            /**
             * @description Whether people below Administrator record time by hand and by the API.
             * @default true
             */
            time_manual_entry: boolean;
            /**
             * @description Whether people below Administrator change clock times that are recorded.
             * @default true
             */
            time_edit_clock_times: boolean;
            /**
             * @description Who clocks out after more hours than this says when they left.
             * @default 12
             */
            clock_ask_after_hours: number;
            /**
             * @description Whether entries of people below Administrator wait for approval.
             * @default true
             */
            time_approval_required: boolean;
            /**
             * @description Clock times are rounded to so many minutes; 0: to the minute as they come.
             * @default 0
             * @enum {integer}
             */
            time_rounding_increment: 0 | 5 | 6 | 10 | 15 | 30;
            /**
             * @description To which step clock times are rounded.
             * @default nearest
             * @enum {string}
             */
            time_rounding_mode: "nearest" | "up" | "down";
            /**
             * Format: date
             * @description Time up to this day no longer changes; null: none is locked.
             * @default null
             * @example 2026-03-09
             */
            time_locked_through: string | null;
            /**
             * @description Where people are expected to clock in; null: anywhere.
             * @default null
             */
            time_geofence: {
                /** @description Of the middle, in degrees north. */
                latitude: number;
                /** @description Of the middle, in degrees east. */
                longitude: number;
                /** @description How far from the middle is still inside, in metres. */
                radius_m: number;
            } | null;
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
            /**
             * @description Which of the two thresholds makes overtime, and how they go together.
             * @default weekly_only
             * @enum {string}
             */
            overtime_mode: "weekly_only" | "daily_only" | "greater_of" | "daily_then_weekly";
            /**
             * @description Minutes of a day beyond which work is overtime; also the length of a standard day.
             * @default 480
             */
            overtime_daily_minutes: number;
            /**
             * @description Minutes of a work week beyond which work is overtime.
             * @default 2400
             */
            overtime_weekly_minutes: number;
            /**
             * @description What overtime is paid at, times the rate.
             * @default 1.5
             */
            overtime_multiplier: number;
            /**
             * @description Whose shifts Employees see.
             * @default OWN
             * @enum {string}
             */
            schedule_employee_visibility: "OWN" | "DEPARTMENT" | "EVERYONE";
            /**
             * @description Whether Employees also see shifts that are not published.
             * @default false
             */
            schedule_default_schedules: boolean;
            /**
             * @description Expense reports up to this total are approved on submission; null: none.
             * @default null
             */
            expense_auto_approve_threshold: number | null;
            /**
             * @description Who can decide is reminded of a request after so many working days; 0: never.
             * @default 2
             */
            reminder_days: number;
            /**
             * @description Administrators are told of a request after so many working days; 0: never.
             * @default 5
             */
            escalation_days: number;
            /**
             * @description Writes that need two people, by the ids of their operations: one proposes, another accepts. To change this list always does.
             * @default []
             */
            four_eyes: string[];
            /**
             * @description Fields of their own record that people may ask Administrators to change.
             * @default [
             *       "first_name",
             *       "last_name",
             *       "date_of_birth",
             *       "gender",
             *       "pronouns",
             *       "marital_status",
             *       "nationality",
             *       "home_address",
             *       "personal_email",
             *       "phone",
             *       "mobile_phone",
             *       "emergency_contacts"
             *     ]
             */
            self_service_fields: ("first_name" | "last_name" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "personal_email" | "phone" | "mobile_phone" | "emergency_contacts")[];
            /**
             * @description How many days a proposal waits for someone to accept it.
             * @default 14
             */
            proposal_days: number;
            /**
             * @description How many days events are kept.
             * @default 90
             */
            events_retention_days: number;
            /**
             * @description How many days the audit log goes back.
             * @default 2555
             */
            audit_retention_days: number;
            /**
             * @description How many days the log of looks at private records goes back.
             * @default 2555
             */
            access_log_retention_days: number;
            /**
             * @description How many days the log of webhook deliveries goes back.
             * @default 30
             */
            deliveries_retention_days: number;
        };
        OrganizationSignUpBody: {
            /**
             * @description What the organization calls itself.
             * @example Northwind Kitchens
             */
            name: string;
            /**
             * @description IANA name.
             * @example America/Toronto
             */
            timezone: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example CA
             */
            country: string;
            /**
             * @description State or province, for public holidays.
             * @example ON
             */
            region?: string | null;
            /**
             * @description What people read who have chosen no language of their own.
             * @default en
             * @enum {string}
             */
            default_language: "en" | "fr";
            executive: {
                /**
                 * Format: email
                 * @description Unique; signs the person in. Cannot be changed.
                 * @example ada@example.com
                 */
                email: string;
                /**
                 * @description Given name.
                 * @example Ada
                 */
                first_name: string;
                /**
                 * @description Family name.
                 * @example Byron
                 */
                last_name: string;
            };
        };
        /** @description A way to sign in without a password: a key that the person’s device or password manager holds. */
        Passkey: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example psk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the person calls it.
             * @example Work laptop
             */
            name: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When someone last signed in with it; null: not yet.
             */
            last_used_at: string | null;
        };
        PasskeyCreationOptions: {
            /** @description What the new passkey signs, for fifteen minutes. */
            challenge: string;
            /** @description Where it signs in. */
            rp: {
                /** @description Whom it is for. */
                name: string;
            };
            /** @description Whose it will be. */
            user: {
                /** @description The account, in base64url. */
                id: string;
                /** @description The address of the account. */
                name: string;
                /** @description The same, to be shown. */
                displayName: string;
            };
            /** @description What kinds of keys are taken. */
            pubKeyCredParams: {
                /** @description A COSE algorithm. */
                alg: number;
                /**
                 * @description Always public-key.
                 * @constant
                 */
                type: "public-key";
            }[];
            /** @description Milliseconds that the browser waits. */
            timeout: number;
            /** @description Authenticators that hold one already. */
            excludeCredentials: {
                /** @description Of a passkey that is there, in base64url. */
                id: string;
                /**
                 * @description Always public-key.
                 * @constant
                 */
                type: "public-key";
            }[];
        };
        PasskeyRequestOptions: {
            /** @description What the passkey signs, for fifteen minutes, once. */
            challenge: string;
            /** @description Milliseconds that the browser waits. */
            timeout: number;
            /**
             * @description The person shows that it is they.
             * @constant
             */
            userVerification: "required";
        };
        PasskeysCreateBody: {
            /**
             * @description What the person calls it.
             * @example Work laptop
             */
            name: string;
            /** @description Which passkey it is. In base64url. */
            credential_id: string;
            /** @description What the browser has signed: clientDataJSON. In base64url. */
            client_data: string;
            /** @description attestationObject. In base64url. */
            attestation: string;
            /** @description How the authenticator can be reached, as the browser says. */
            transports: string[];
        };
        PasskeysUpdateBody: {
            /**
             * @description What the person calls it.
             * @example Work laptop
             */
            name?: string;
        };
        PasswordChangeBody: {
            /** @description The one in force until now. */
            current_password: string;
            /** @description The new one: 12 to 200 characters. */
            password: string;
        };
        PasswordLinkOwnerBody: {
            /** @description The token of the link that was mailed. */
            link_token: string;
        };
        PasswordRequestLinkBody: {
            /** @description The address of the account. */
            email: string;
        };
        PasswordSetBody: {
            /** @description The token of the link that was mailed. */
            link_token: string;
            /** @description The new password. */
            password: string;
        };
        /** @description A stretch of days that is paid at once, and how far its timesheets are. */
        PayPeriod: {
            /**
             * Format: date
             * @description Its first day.
             * @example 2026-03-09
             */
            period_start: string;
            /**
             * Format: date
             * @description Its last day.
             * @example 2026-03-09
             */
            period_end: string;
            /**
             * @description How long the periods of the organization are.
             * @enum {string}
             */
            period_type: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY";
            /** @description How many timesheets that the caller sees have each status. */
            status_counts: {
                /**
                 * @description Timesheets with this status.
                 * @example 4
                 */
                OPEN: number;
                /**
                 * @description Timesheets with this status.
                 * @example 4
                 */
                SUBMITTED: number;
                /**
                 * @description Timesheets with this status.
                 * @example 4
                 */
                APPROVED: number;
                /**
                 * @description Timesheets with this status.
                 * @example 4
                 */
                FINALIZED: number;
                /**
                 * @description Timesheets with this status.
                 * @example 4
                 */
                SIGNED: number;
                /**
                 * @description Timesheets with this status.
                 * @example 4
                 */
                REJECTED: number;
            };
            /** @description It ends on or before the organization’s time_locked_through. */
            is_locked: boolean;
        };
        PayPeriodsFinalizeBody: {
            /**
             * Format: date
             * @description The first day of the pay period.
             * @example 2026-03-09
             */
            period_start: string;
            /**
             * Format: date
             * @description Its last day.
             * @example 2026-03-09
             */
            period_end: string;
        };
        PayPeriodsRemindBody: {
            /**
             * Format: date
             * @description The first day of the pay period.
             * @example 2026-03-09
             */
            period_start: string;
            /**
             * Format: date
             * @description Its last day.
             * @example 2026-03-09
             */
            period_end: string;
        };
        /** @description A pay rise by percent. */
        PayRise: {
            /**
             * @description Who is paid.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /** @description What they were paid until then. */
            before: components["schemas"]["Compensation"];
            /** @description What they are paid from then on. */
            after: components["schemas"]["Compensation"];
        };
        Permission: {
            /**
             * @description The id of the operation.
             * @example users.update
             */
            operation: string;
            /**
             * @description How it is called.
             * @example PATCH
             */
            method: string;
            /**
             * @description Where it is called, below the base address.
             * @example /users/{id}
             */
            path: string;
            /** @description What it does, in a few words. */
            summary: string;
            /**
             * @description The part of the product it belongs to.
             * @example people
             */
            area: string;
            /**
             * @description What a token needs; null: any valid token.
             * @enum {string|null}
             */
            scope: "users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write" | null;
            /** @description Whether tokens cannot call it at all. */
            is_app_only: boolean;
            /**
             * @description The module that must be on; null: none.
             * @enum {string|null}
             */
            module: "time_tracking" | "expenses" | null;
            /** @description Who may call it; rules about single records come on top. */
            roles: ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE")[];
        };
        /** @description A person. Which tiers appear depends on the scopes of the token and the role of its owner. */
        Person: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Given name.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Family name.
             * @example Byron
             */
            last_name: string;
            /** @description Names between the two; null if there are none. */
            middle_name: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name: string | null;
            /**
             * Format: email
             * @description Unique; signs the person in. Cannot be changed.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description What the person does, in the words of the organization.
             * @example Sous-chef
             */
            job_title: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location: string | null;
            /**
             * @description The department the person belongs to; null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /**
             * @description Whom the person reports to. Decides on their leave; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4H7
             */
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
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            /**
             * Format: date
             * @description First day of employment. Leave accrues from here.
             * @example 2026-03-09
             */
            employment_start_date?: string | null;
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             * @example 2026-03-09
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
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
            /**
             * Format: date
             * @description Follows from the start date and the length of the probation; null: none.
             * @example 2026-03-09
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
             * @example 2026-03-09
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
            home_address?: {
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
                /** @description Country, as free text. */
                country: string | null;
            } | null;
            /** @description Whom to call, in this order. */
            emergency_contacts?: {
                /** @description Who is called. */
                name: string;
                /** @description Who they are to the person, such as partner or parent. */
                relationship: string | null;
                /** @description Number to call, as dialled. */
                phone: string;
            }[];
            /** @description Social insurance or social security number. */
            social_insurance_number?: string | null;
            /** @description Number at the tax office. */
            tax_id?: string | null;
            /** @description As printed in the passport. */
            passport_number?: string | null;
            /**
             * Format: date
             * @description Last day on which the passport is valid.
             * @example 2026-03-09
             */
            passport_expiry_date?: string | null;
            /** @description As printed on the licence. */
            drivers_license_number?: string | null;
            /** @description As printed on the permit. */
            work_permit_number?: string | null;
            /**
             * Format: date
             * @description Last day on which the permit is valid.
             * @example 2026-03-09
             */
            work_permit_expiry_date?: string | null;
            /** @description What department_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            department?: components["schemas"]["NamedDepartment"] | null;
            /** @description What manager_id stands for, when `include` asks for it; null: nothing, or not the owner’s to see. */
            manager?: components["schemas"]["PersonName"] | null;
            can?: ("users.update" | "users.updatePersonal" | "users.updateGovernmentIds" | "users.reactivate" | "users.suspendAccess" | "users.restoreAccess" | "users.erase" | "employment.create" | "deputies.create" | "training.list" | "training.create" | "certifications.list" | "certifications.create" | "assets.list" | "assets.create" | "goals.list" | "goals.create" | "customFieldValues.set" | "benefits.list" | "benefits.create" | "compensation.list" | "compensation.create" | "compensation.raise" | "users.resetFactors" | "users.changeEmail" | "users.createDataArchive")[];
        };
        /** @description A person, and what they have of each leave type. */
        PersonBalances: {
            /**
             * @description Whose balances they are.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /** @description Their preferred or given name. */
            first_name: string;
            /** @description Their family name. */
            last_name: string;
            /** @description What they work as. */
            job_title: string | null;
            /**
             * @description Where they belong.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /** @description false: they have left. */
            is_active: boolean;
            /**
             * @description The calendar year.
             * @example 2026
             */
            year: number;
            /** @description One for each type, the oldest type first. */
            balances: components["schemas"]["LeaveBalance"][];
            can?: "leaveAdjustments.create"[];
        };
        /** @description Enough of a person to tell who was found. */
        PersonFound: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Given name.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Family name.
             * @example Byron
             */
            last_name: string;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name: string | null;
            /**
             * Format: email
             * @description Unique; signs the person in. Cannot be changed.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description What the person does, in the words of the organization.
             * @example Sous-chef
             */
            job_title: string | null;
            /**
             * @description The department the person belongs to; null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /** @description false once the account was deactivated: the person can no longer sign in, and their tokens are revoked. */
            is_active: boolean;
        };
        /** @description A person by name. */
        PersonName: {
            /**
             * @description The id of the person.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Their given name.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Their family name.
             * @example Byron
             */
            last_name: string;
        };
        /** @description Work on which time is recorded. */
        Project: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the project is called.
             * @example Summer menu
             */
            name: string;
            /**
             * @description Unique in the organization.
             * @example SUMMER_MENU
             */
            code: string;
            /** @description What it is about. */
            description: string | null;
            /**
             * @description How far it is, for information: time can be recorded on it in any status.
             * @enum {string}
             */
            status: "PLANNED" | "ACTIVE" | "ON_HOLD" | "COMPLETED" | "ARCHIVED";
            /**
             * @description For whom it is done; null: for the organization itself.
             * @example cli_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            client_id: string | null;
            /**
             * @description null: organization-wide, seen by everyone.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /**
             * Format: date
             * @description First day planned; null: open.
             * @example 2026-03-09
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Last day planned, not before start_date; null: open.
             * @example 2026-03-09
             */
            end_date: string | null;
            /** @description Whether time on it is billed to the client, unless an entry or a task says otherwise. */
            is_billable: boolean;
            /**
             * @description What an hour is billed at. Shown to Department Heads, Administrators and Executives alone.
             * @example 85
             */
            hourly_rate?: number | null;
            /**
             * @description The budget in hours, with at most two decimals; null: none.
             * @example 120
             */
            budget_hours: number | null;
            /**
             * @description The budget in money. Shown to Department Heads, Administrators and Executives alone.
             * @example 12000
             */
            budget_amount?: number | null;
            /**
             * @description ISO 4217. What hourly_rate and budget_amount are in.
             * @example CAD
             */
            currency: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        /** @description What was worked on a project; rejected entries do not count. */
        ProjectHours: {
            /**
             * @description The project.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            project_id: string;
            /**
             * @description All that was worked on it.
             * @example 4920
             */
            total_minutes: number;
            /**
             * @description What of it is billable.
             * @example 4920
             */
            billable_minutes: number;
            /**
             * @description Of what is billable, at the rates of the entries.
             * @example 1850
             */
            billable_amount: number;
            /** @description The same by task. */
            tasks: {
                /**
                 * @description null: no task.
                 * @example tsk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                task_id: string | null;
                /**
                 * @description Worked on the task.
                 * @example 4920
                 */
                total_minutes: number;
            }[];
        };
        ProjectsCreateBody: {
            /**
             * @description What the project is called.
             * @example Summer menu
             */
            name: string;
            /**
             * @description Unique in the organization. Generated from the name when omitted.
             * @example SUMMER_MENU
             */
            code?: string;
            /**
             * @description How far it is, for information: time can be recorded on it in any status.
             * @default ACTIVE
             * @enum {string}
             */
            status: "PLANNED" | "ACTIVE" | "ON_HOLD" | "COMPLETED" | "ARCHIVED";
            /**
             * @description Whether time on it is billed to the client, unless an entry or a task says otherwise.
             * @default true
             */
            is_billable: boolean;
            /**
             * @description ISO 4217; that of the organization unless given.
             * @example CAD
             */
            currency?: string;
            /** @description What it is about. */
            description?: string | null;
            /**
             * @description For whom it is done; null: for the organization itself.
             * @example cli_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            client_id?: string | null;
            /**
             * @description null: organization-wide, seen by everyone.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * Format: date
             * @description First day planned; null: open.
             * @example 2026-03-09
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description Last day planned, not before start_date; null: open.
             * @example 2026-03-09
             */
            end_date?: string | null;
            /**
             * @description What an hour is billed at. Shown to Department Heads, Administrators and Executives alone.
             * @example 85
             */
            hourly_rate?: number | null;
            /**
             * @description The budget in hours, with at most two decimals; null: none.
             * @example 120
             */
            budget_hours?: number | null;
            /**
             * @description The budget in money. Shown to Department Heads, Administrators and Executives alone.
             * @example 12000
             */
            budget_amount?: number | null;
        };
        ProjectsUpdateBody: {
            /**
             * @description What the project is called.
             * @example Summer menu
             */
            name?: string;
            /**
             * @description Unique in the organization.
             * @example SUMMER_MENU
             */
            code?: string;
            /**
             * @description How far it is, for information: time can be recorded on it in any status.
             * @enum {string}
             */
            status?: "PLANNED" | "ACTIVE" | "ON_HOLD" | "COMPLETED" | "ARCHIVED";
            /** @description Whether time on it is billed to the client, unless an entry or a task says otherwise. */
            is_billable?: boolean;
            /**
             * @description ISO 4217. What hourly_rate and budget_amount are in.
             * @example CAD
             */
            currency?: string;
            /** @description What it is about. */
            description?: string | null;
            /**
             * @description For whom it is done; null: for the organization itself.
             * @example cli_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            client_id?: string | null;
            /**
             * @description null: organization-wide, seen by everyone.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * Format: date
             * @description First day planned; null: open.
             * @example 2026-03-09
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description Last day planned, not before start_date; null: open.
             * @example 2026-03-09
             */
            end_date?: string | null;
            /**
             * @description What an hour is billed at. Shown to Department Heads, Administrators and Executives alone.
             * @example 85
             */
            hourly_rate?: number | null;
            /**
             * @description The budget in hours, with at most two decimals; null: none.
             * @example 120
             */
            budget_hours?: number | null;
            /**
             * @description The budget in money. Shown to Department Heads, Administrators and Executives alone.
             * @example 12000
             */
            budget_amount?: number | null;
        };
        /** @description A write that was rehearsed and waits for a person to accept it. */
        Proposal: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example prp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description WAITING until someone decides, or until it expires.
             * @enum {string}
             */
            status: "WAITING" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED";
            /**
             * @description The write, by its id.
             * @example users.update
             */
            operation: string;
            /**
             * @description Parameters of its path.
             * @example {
             *       "id": "usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6"
             *     }
             */
            params: {
                [key: string]: string;
            };
            /**
             * @description Parameters of its query.
             * @example {}
             */
            query: {
                [key: string]: unknown;
            };
            /**
             * @description What was sent; secrets stand as `sealed`.
             * @example {
             *       "job_title": "Head Chef"
             *     }
             */
            body: {
                [key: string]: unknown;
            };
            outcome: components["schemas"]["ProposedOutcome"];
            /** @description In whose name it is done. */
            proposed_by: components["schemas"]["PersonName"] | null;
            /**
             * @description By which way it came: API, app, or an assistant by MCP.
             * @enum {string}
             */
            via: "api" | "app" | "mcp";
            /**
             * @description What the token is called that proposed it; null: none.
             * @example Assistant
             */
            client: string | null;
            /**
             * @description The person whom the proposal concerns; null if there is none, or there are several.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            person_id: string | null;
            /** @description Whether another person than the proposer has to accept it. */
            needs_two: boolean;
            /** @description Whether someone asks for a change of their own record, which Administrators make. */
            is_own_record: boolean;
            /**
             * @description What was said with it, in the header `Muster-Note`.
             * @example As agreed on Monday
             */
            note: string | null;
            /**
             * Format: date-time
             * @description Until when it waits.
             * @example 2026-03-09T14:30:00.000Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /** @description Who accepted, declined or withdrew it. */
            decided_by: components["schemas"]["PersonName"] | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-03-09T14:30:00.000Z
             */
            decided_at: string | null;
            /**
             * @description What was said when it was declined.
             * @example We agreed on something else.
             */
            comment: string | null;
            can?: ("proposals.accept" | "proposals.decline" | "proposals.withdraw")[];
        };
        ProposalsDeclineBody: {
            /**
             * @description Why; who proposed it reads it.
             * @example We agreed on something else.
             */
            comment?: string | null;
        };
        /** @description One field that would change. What is secret, or not the caller’s to see, is left out. */
        ProposedChange: {
            /**
             * @description The kind of record.
             * @example user
             */
            subject_type: string | null;
            /**
             * @description The record; one that is new has another id once it is made.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            subject_id: string | null;
            /**
             * @description The person whom the change concerns; null if there is none.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            person_id: string | null;
            /**
             * @description The name of the field.
             * @example job_title
             */
            field: string;
            /**
             * @description What it is; null: nothing.
             * @example Cook
             */
            before: unknown;
            /**
             * @description What it would become; null: nothing.
             * @example Head Chef
             */
            after: unknown;
        };
        /** @description An event that the write would raise. */
        ProposedEvent: {
            /**
             * @description The type of the event.
             * @example user.updated
             */
            type: string;
            /**
             * @description The id of the record that it is about.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            subject_id: string;
        };
        /** @description What comes of the write: as rehearsed last, or as it was done once it is accepted. */
        ProposedOutcome: {
            /**
             * @description The status that the write would be answered with.
             * @example 200
             */
            status: number;
            /**
             * @description What it would answer. Ids of what is new are others once it is made; secrets are left out.
             * @example {
             *       "id": "usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6",
             *       "job_title": "Head Chef"
             *     }
             */
            data: unknown;
            /** @description The events, in order. */
            would_raise: components["schemas"]["ProposedEvent"][];
            /** @description Each field that would change, from what to what. */
            changes: components["schemas"]["ProposedChange"][];
        };
        /** @description A day off for everyone. */
        PublicHoliday: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example hol_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * Format: date
             * @description The day itself.
             * @example 2026-02-16
             */
            date: string;
            /**
             * @description What the holiday is called.
             * @example Family Day
             */
            name: string;
            /** @description Added by the organization; false: a holiday of its country or region. */
            is_custom: boolean;
        };
        PublicHolidaysCreateBody: {
            /**
             * Format: date
             * @description The day itself.
             * @example 2026-03-09
             */
            date: string;
            /**
             * @description What the holiday is called.
             * @example Founders’ Day
             */
            name: string;
        };
        /** @description What the headers of a file stand for. */
        RecognisedColumns: {
            /** @description The column that each header stands for, in the order of the headers; null: none. Each column once. */
            columns: (string | null)[];
            /** @description What was understood of each column that stands for something; empty without the file. */
            values: {
                /**
                 * @description The column.
                 * @example employment_start_date
                 */
                column: string;
                /**
                 * @description How it writes days or numbers; null: it has neither.
                 * @enum {string|null}
                 */
                format: "ymd" | "dmy" | "mdy" | "serial" | "point" | "comma" | null;
                /** @description false: its values would read another way as well. */
                is_certain: boolean;
                /** @description The first values that differ. */
                examples: {
                    /** @description What stands in the file. */
                    text: string;
                    /** @description What it is taken for; null: it does not read. */
                    understood: string | null;
                }[];
            }[];
        };
        Reminded: {
            /**
             * @description People who were reminded now.
             * @example 4
             */
            reminded: number;
        };
        /** @description Requests that were refused with one code by one operation. */
        RequestErrors: {
            /**
             * @description The operation, by its id; null: none has this path.
             * @example users.list
             */
            operation: string | null;
            /**
             * @description What it was refused with; null if it was not.
             * @example VALIDATION_FAILED
             */
            error_code: string | null;
            /** @description Of the answers. */
            status: number;
            /** @description How many of the newest errors. */
            count: number;
            /** @description By how many tokens. */
            tokens: number;
            /**
             * Format: date-time
             * @description When it last happened.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_at: string;
            /**
             * @description The last of them.
             * @example req_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            last_id: string;
        };
        /** @description A request to the API. */
        RequestRow: {
            /**
             * @description The request, as X-Request-Id of its answer named it.
             * @example req_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * Format: date-time
             * @description When it came.
             * @example 2026-03-09T14:30:00.000Z
             */
            at: string;
            /**
             * @description Of HTTP.
             * @example GET
             */
            method: string;
            /**
             * @description As the reference writes it, with names in place of ids; null: no operation has it.
             * @example /users/{id}
             */
            path: string | null;
            /**
             * @description The operation, by its id; null: none has this path.
             * @example users.list
             */
            operation: string | null;
            /**
             * @description What it was refused with; null if it was not.
             * @example VALIDATION_FAILED
             */
            error_code: string | null;
            /**
             * @description Of the answer.
             * @example 200
             */
            status: number;
            /** @description From the first byte of the request to the end of the answer. */
            duration_ms: number;
            /**
             * @description The token it came with.
             * @example tok_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            token_id: string;
            /** @description Whose token it was. A person whose data was erased is an id alone. */
            owner: {
                /**
                 * @description The id of the person.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /** @description Their given name; null once erased. */
                first_name: string | null;
                /** @description Their family name; null once erased. */
                last_name: string | null;
            };
            /** @description The address it came from. */
            ip: string | null;
        };
        RequeuedDeliveries: {
            /** @description How many deliveries were queued. */
            queued: number;
            /** @description Whether there are more than one call takes. */
            has_more: boolean;
        };
        RetriedJobs: {
            /** @description How many are tried again. */
            retried: number;
        };
        RotatedWebhookEndpoint: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example whe_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Scheme and host; the rest of the address is not shown.
             * @example https://example.com
             */
            url: string;
            /**
             * @description SHA-256 of the whole address, in hex, so that a program finds its own: of `new URL(url).href`. null unless the caller is the owner or of a higher role.
             * @example 8e2a0a6f3d5b4c71f0e9d8c7b6a5948372615049382716051423324150617283
             */
            url_hash: string | null;
            /**
             * @description Types of events, at most 50; or * alone for every event, later types included.
             * @example [
             *       "user.created",
             *       "user.updated"
             *     ]
             */
            events: string[];
            /**
             * @description What the endpoint is for.
             * @example Directory sync
             */
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
             * @example null
             * @enum {string|null}
             */
            status_reason: "paused" | "failing" | "gone" | "owner_deactivated" | "owner_erased" | "deleted" | null;
            /**
             * Format: date-time
             * @description When status last changed.
             * @example 2026-03-09T14:30:00.000Z
             */
            status_changed_at: string;
            /**
             * @description Attempts that failed since the last success.
             * @example 0
             */
            consecutive_failures: number;
            /**
             * Format: date-time
             * @description When an attempt last succeeded; null: never.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_success_at: string | null;
            /**
             * Format: date-time
             * @description When an attempt last failed; null: never.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_failure_at: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            /**
             * @description Signs every delivery. Shown this once.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD1Z0M2mJ3n3E=
             */
            signing_secret: string;
            /**
             * Format: date-time
             * @description Until then the secret before signs as well.
             * @example 2026-03-09T14:30:00.000Z
             */
            previous_secret_expires_at: string;
        };
        /** @description How a person wants to see a list or a report. */
        SavedView: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example svw_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whose view it is.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description The operation that reads the list or report.
             * @example users.list
             */
            list: string;
            /**
             * @description What it is called; unique among one’s own views of the list, whatever the case.
             * @example New this year
             */
            name: string;
            /**
             * @description What the screen shows, as its address has it: filters, order, columns.
             * @example {
             *       "status": "active",
             *       "sort": "-created_at"
             *     }
             */
            query: {
                [key: string]: string;
            };
            /** @description Whether everyone who may open the list sees it. */
            is_shared: boolean;
            /**
             * @description Whether its totals come by mail when a month is over; for reports alone.
             * @example false
             */
            is_mailed: boolean;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            can?: ("savedViews.update" | "savedViews.delete")[];
        };
        SavedViewsCreateBody: {
            /**
             * @description The operation that reads the list or report.
             * @example users.list
             */
            list: string;
            /**
             * @description What it is called; unique among one’s own views of the list, whatever the case.
             * @example New this year
             */
            name: string;
            /**
             * @description What the screen shows, as its address has it: filters, order, columns.
             * @example {
             *       "status": "active",
             *       "sort": "-created_at"
             *     }
             */
            query: {
                [key: string]: string;
            };
            /**
             * @description Whether everyone who may open the list sees it.
             * @default false
             */
            is_shared: boolean;
            /**
             * @description Whether its totals come by mail when a month is over; for reports alone.
             * @default false
             * @example false
             */
            is_mailed: boolean;
        };
        SavedViewsUpdateBody: {
            /**
             * @description What it is called; unique among one’s own views of the list, whatever the case.
             * @example New this year
             */
            name?: string;
            /**
             * @description What the screen shows, as its address has it: filters, order, columns.
             * @example {
             *       "status": "active",
             *       "sort": "-created_at"
             *     }
             */
            query?: {
                [key: string]: string;
            };
            /** @description Whether everyone who may open the list sees it. */
            is_shared?: boolean;
            /**
             * @description Whether its totals come by mail when a month is over; for reports alone.
             * @example false
             */
            is_mailed?: boolean;
        };
        ScheduleCheckBody: {
            /**
             * @description Who would work it.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * Format: date-time
             * @description When the shift would begin. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description After starts_at, at most 24 hours later. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            ends_at: string;
            /**
             * @description Shorter than the shift.
             * @default 0
             */
            break_minutes: number;
            /**
             * @description The shift that would be moved or changed; it is not counted twice.
             * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            shift_id?: string;
        };
        ScheduleCopyWeekBody: {
            /**
             * Format: date
             * @description The first day of the week to copy.
             * @example 2026-03-09
             */
            from_week_start: string;
            /**
             * Format: date
             * @description The first day of the week to fill.
             * @example 2026-03-16
             */
            to_week_start: string;
            /**
             * @description Only shifts of this department.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string;
        };
        /** @description What the planned hours of a week cost. */
        ScheduleCost: {
            /**
             * @description ISO 4217. That of the organization.
             * @example CAD
             */
            currency: string;
            /** @description Every day, in order. */
            days: {
                /**
                 * Format: date
                 * @description A day of the week.
                 * @example 2026-03-09
                 */
                date: string;
                /**
                 * @description Planned hours at the plain rate of that day.
                 * @example 1840.5
                 */
                cost: number;
            }[];
            /**
             * @description Of the whole week.
             * @example 9210
             */
            total: number;
            /** @description Shifts of people without a rate in this currency; they are not in the figures. */
            unpriced_shift_count: number;
        };
        /** @description A week of shifts, with what speaks against them. */
        ScheduleWeek: {
            /**
             * Format: date
             * @description The first day of the week.
             * @example 2026-03-09
             */
            week_start: string;
            /**
             * Format: date
             * @description The last day of the week.
             * @example 2026-03-09
             */
            week_end: string;
            /** @description Every day, in order. */
            days: {
                /**
                 * Format: date
                 * @description A day of the week.
                 * @example 2026-03-09
                 */
                date: string;
                /** @description Whether the organization rests on this day of the week. */
                is_weekend: boolean;
                /** @description What the public holiday is called; null on other days. */
                holiday: string | null;
                /** @description Of the shifts shown that someone has, without breaks. Open shifts are not in it. */
                minutes: number;
            }[];
            /** @description Those whose shifts the reader plans, by name. */
            departments: {
                /**
                 * @description The id of the department.
                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /** @description What it is called. */
                name: string;
            }[];
            /** @description By name: those the reader plans for, and those with a shift. */
            people: {
                /**
                 * @description The id of the person.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /** @description Their preferred or given name. */
                first_name: string;
                /** @description Their family name. */
                last_name: string;
                /** @description What they work as. */
                job_title: string | null;
                /**
                 * @description Where they belong.
                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                department_id: string | null;
                /** @description Planned in this week, without breaks. */
                minutes: number;
                /**
                 * Format: date
                 * @description Their last day of employment, told to those who plan for them; null while no end is known.
                 * @example 2026-03-09
                 */
                last_day: string | null;
                /** @description Whether the reader may give them shifts in this week. */
                is_plannable: boolean;
            }[];
            /** @description Whether more people would fit than are shown. */
            has_more_people: boolean;
            /** @description Shifts that start in this week, cancelled ones among them. */
            shifts: {
                /**
                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                 * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /**
                 * @description null: no one has it.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                user_id: string | null;
                /**
                 * @description The department it is worked for; people of it may claim an open shift. null: none.
                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                department_id: string | null;
                /** @description What the shift is, such as a station. */
                title: string | null;
                /**
                 * Format: date-time
                 * @description The shift belongs to the day on which this falls in the organization's timezone.
                 * @example 2026-03-09T14:30:00.000Z
                 */
                starts_at: string;
                /**
                 * Format: date-time
                 * @description After starts_at, at most 24 hours later.
                 * @example 2026-03-09T14:30:00.000Z
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
                /** @description What speaks against it. */
                warnings: components["schemas"]["ShiftWarning"][];
                /** @description What the reader may do to it now. */
                can: string[];
            }[];
            /** @description Leave that touches this week; of what type is not told. */
            absences: {
                /**
                 * @description Who is away.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                user_id: string;
                /**
                 * @description PENDING: waits for a decision.
                 * @enum {string}
                 */
                status: "PENDING" | "APPROVED";
                /**
                 * Format: date
                 * @description The first day of the leave.
                 * @example 2026-03-09
                 */
                start_date: string;
                /**
                 * Format: date
                 * @description The last day of the leave.
                 * @example 2026-03-09
                 */
                end_date: string;
            }[];
            /** @description What POST /shifts/publish would do for this week and department. */
            unpublished: {
                /** @description How many publishing this week would publish. */
                shift_count: number;
                /** @description How many of them are open. */
                open_count: number;
                /** @description Who would see shifts of their own for the first time. */
                user_ids: string[];
            };
        };
        SensitiveAccessRow: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example sal_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-09T14:30:00.000Z
             */
            at: string;
            /** @description null: the installation itself. */
            actor: {
                /**
                 * @description The id of the person.
                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /** @description Their given name; null once erased. */
                first_name: string | null;
                /** @description Their family name; null once erased. */
                last_name: string | null;
            } | null;
            /**
             * @description By which way: API, app, an assistant by MCP, import, command line or a job.
             * @enum {string}
             */
            surface: "api" | "app" | "mcp" | "import" | "cli" | "job";
            /**
             * @description The token that was used; null: none.
             * @example tok_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            token_id: string | null;
            /**
             * @description Whose record it is; null if it is of another organization.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string | null;
            /**
             * @description Which private part of the record was shown. `other_organization`: a refusal told of another organization, such as that an address has an account there.
             * @enum {string}
             */
            tier: "personal" | "government_id" | "compensation" | "other_organization";
            /** @description The record that was shown; null if it is of another organization. */
            record_id: string | null;
            /** @description The address it came from; null if it came by no request. */
            ip: string | null;
            /** @description The request, as its answer named it. */
            request_id: string | null;
        };
        SessionBeginProviderBody: {
            /**
             * @description With which one.
             * @example idp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            provider_id: string;
            /**
             * @description Where the app is open, as scheme, host and port: the provider leads back there.
             * @example https://muster.example
             */
            origin: string;
            /**
             * @description To sign in, to show oneself again, or to try it out.
             * @enum {string}
             */
            purpose: "SIGN_IN" | "CONFIRM" | "TRIAL";
            /** @description What was typed, for the provider to fill in. */
            email?: string;
        };
        SessionConfirmBody: {
            /** @description One’s own. */
            password?: string;
            /** @description In its place: what a passkey answered. */
            passkey?: {
                /** @description Which passkey it is. In base64url. */
                credential_id: string;
                /** @description What the browser has signed: clientDataJSON. In base64url. */
                client_data: string;
                /** @description authenticatorData. In base64url. */
                authenticator_data: string;
                /** @description Of the two. In base64url. */
                signature: string;
            };
        };
        SessionConfirmByProviderBody: {
            /** @description What the beginning answered with. */
            sealed: string;
            /**
             * @description What stands behind the ? of the address to which the provider has sent the browser.
             * @example code=1f0b&state=x9&iss=https%3A%2F%2Flogin.northwind.example
             */
            answer: string;
        };
        SessionCreateBody: {
            /** @description The address of the account. */
            email: string;
            /** @description Its password. */
            password: string;
            /**
             * @description A one-time code of the authenticator app, or a recovery code.
             * @example 492039
             */
            code?: string;
        };
        SessionCreateByPasskeyBody: {
            /** @description Which passkey it is. In base64url. */
            credential_id: string;
            /** @description What the browser has signed: clientDataJSON. In base64url. */
            client_data: string;
            /** @description authenticatorData. In base64url. */
            authenticator_data: string;
            /** @description Of the two. In base64url. */
            signature: string;
        };
        SessionCreateByProviderBody: {
            /** @description What the beginning answered with. */
            sealed: string;
            /**
             * @description What stands behind the ? of the address to which the provider has sent the browser.
             * @example code=1f0b&state=x9&iss=https%3A%2F%2Flogin.northwind.example
             */
            answer: string;
        };
        SessionOfferPasskeyBody: Record<string, never>;
        SessionWaysBody: {
            /** @description What someone has typed. */
            email: string;
        };
        SettingChange: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example set_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Which setting changed.
             * @enum {string}
             */
            setting: "timezone" | "country" | "region" | "currency" | "week_start" | "weekend_days" | "time_rounding_increment" | "time_rounding_mode" | "pay_period_type" | "pay_period_anchor" | "overtime_mode" | "overtime_daily_minutes" | "overtime_weekly_minutes" | "overtime_multiplier";
            /** @description What held before; null: nothing, or it is not known. */
            before: (string | number | string[]) | null;
            /** @description What holds from then on; null: nothing. */
            after: (string | number | string[]) | null;
            /** @description false: history was not kept before, and what held then is unknown. */
            is_before_known: boolean;
            /**
             * @description Who changed it; null: the operator, or it is not known.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            changed_by_id: string | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-03-09T14:30:00.000Z
             */
            changed_at: string;
        };
        SettingsUpdateBody: {
            /**
             * @description What the organization calls itself.
             * @example Northwind Kitchens
             */
            name?: string;
            /**
             * @description IANA name.
             * @example America/Toronto
             */
            timezone?: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example CA
             */
            country?: string;
            /**
             * @description State or province, for public holidays.
             * @example ON
             */
            region?: string | null;
            /**
             * @description ISO 4217.
             * @example CAD
             */
            currency?: string;
            /**
             * @description The address of the API, ending in /api/v1. null: that of the installation.
             * @example https://muster.example/api/v1
             */
            base_url?: string | null;
            /**
             * @description What was subscribed to. The API needs another than FREE.
             * @enum {string}
             */
            plan?: "FREE" | "PRO" | "BUSINESS" | "ENTERPRISE";
            /**
             * @description Tokens are served while it is ACTIVE or TRIALING.
             * @enum {string}
             */
            subscription_status?: "ACTIVE" | "TRIALING" | "PAST_DUE" | "CANCELLED";
            /** @description Active people at most. Set to null, the plan decides; read as null, there is no limit. */
            seat_limit?: number | null;
            /** @description Whether API tokens of the organization are served. */
            api_enabled?: boolean;
            /**
             * @description What people read who have chosen no language of their own.
             * @enum {string}
             */
            default_language?: "en" | "fr";
            /**
             * @description Who needs a second factor to sign in: nobody, Administrators and Executives, or everyone. Who has none sets one up as they next sign in.
             * @enum {string}
             */
            second_factor?: "OPTIONAL" | "ADMINISTRATORS" | "EVERYONE";
            /** @description A session that nothing was asked in for so many minutes has ended. */
            session_idle_minutes?: number;
            /** @description After so many hours a session ends whatever happens in it. */
            session_max_hours?: number;
            /**
             * @description On which day a work week begins.
             * @enum {string}
             */
            week_start?: "MONDAY" | "SUNDAY";
            /** @description Days on which no one works: leave does not count them. */
            weekend_days?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            /** @description Whether Employees see everyone in the directory; else only themselves. */
            directory_employee_sees_all?: boolean;
            /** @description Whether Department Heads see everyone in the directory; else the people of their departments. */
            directory_department_head_sees_all?: boolean;
            /** @description Whether people below Administrator record time by hand and by the API. */
            time_manual_entry?: boolean;
            /** @description Whether people below Administrator change clock times that are recorded. */
            time_edit_clock_times?: boolean;
            /** @description Who clocks out after more hours than this says when they left. */
            clock_ask_after_hours?: number;
            /** @description Whether entries of people below Administrator wait for approval. */
            time_approval_required?: boolean;
            /**
             * @description Clock times are rounded to so many minutes; 0: to the minute as they come.
             * @enum {integer}
             */
            time_rounding_increment?: 0 | 5 | 6 | 10 | 15 | 30;
            /**
             * @description To which step clock times are rounded.
             * @enum {string}
             */
            time_rounding_mode?: "nearest" | "up" | "down";
            /**
             * Format: date
             * @description Time up to this day no longer changes; null: none is locked.
             * @example 2026-03-09
             */
            time_locked_through?: string | null;
            /** @description Where people are expected to clock in; null: anywhere. */
            time_geofence?: {
                /** @description Of the middle, in degrees north. */
                latitude: number;
                /** @description Of the middle, in degrees east. */
                longitude: number;
                /** @description How far from the middle is still inside, in metres. */
                radius_m: number;
            } | null;
            /**
             * @description How long a pay period is. Timesheets that are there keep their days.
             * @enum {string}
             */
            pay_period_type?: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY";
            /**
             * Format: date
             * @description A day on which a BIWEEKLY pay period begins.
             */
            pay_period_anchor?: string;
            /**
             * @description Which of the two thresholds makes overtime, and how they go together.
             * @enum {string}
             */
            overtime_mode?: "weekly_only" | "daily_only" | "greater_of" | "daily_then_weekly";
            /** @description Minutes of a day beyond which work is overtime; also the length of a standard day. */
            overtime_daily_minutes?: number;
            /** @description Minutes of a work week beyond which work is overtime. */
            overtime_weekly_minutes?: number;
            /** @description What overtime is paid at, times the rate. */
            overtime_multiplier?: number;
            /**
             * @description Whose shifts Employees see.
             * @enum {string}
             */
            schedule_employee_visibility?: "OWN" | "DEPARTMENT" | "EVERYONE";
            /** @description Whether Employees also see shifts that are not published. */
            schedule_default_schedules?: boolean;
            /** @description Expense reports up to this total are approved on submission; null: none. */
            expense_auto_approve_threshold?: number | null;
            /** @description Who can decide is reminded of a request after so many working days; 0: never. */
            reminder_days?: number;
            /** @description Administrators are told of a request after so many working days; 0: never. */
            escalation_days?: number;
            /** @description Writes that need two people, by the ids of their operations: one proposes, another accepts. To change this list always does. */
            four_eyes?: string[];
            /** @description Fields of their own record that people may ask Administrators to change. */
            self_service_fields?: ("first_name" | "last_name" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "personal_email" | "phone" | "mobile_phone" | "emergency_contacts")[];
            /** @description How many days a proposal waits for someone to accept it. */
            proposal_days?: number;
            /** @description How many days events are kept. */
            events_retention_days?: number;
            /** @description How many days the audit log goes back. */
            audit_retention_days?: number;
            /** @description How many days the log of looks at private records goes back. */
            access_log_retention_days?: number;
            /** @description How many days the log of webhook deliveries goes back. */
            deliveries_retention_days?: number;
            /** @description Those sent are switched on or off. */
            modules?: {
                /** @description Time entries, timesheets and their events. */
                time_tracking?: boolean;
                /** @description Expense reports and their events. */
                expenses?: boolean;
            };
        };
        /** @description Planned work of one person, or work that someone may claim. */
        Shift: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description null: no one has it.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string | null;
            /** @description Who works it, by name; null: no one has it. */
            user: components["schemas"]["PersonName"] | null;
            /**
             * @description The department it is worked for; people of it may claim an open shift. null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /** @description What the shift is, such as a station. */
            title: string | null;
            /**
             * Format: date-time
             * @description The shift belongs to the day on which this falls in the organization's timezone.
             * @example 2026-03-09T14:30:00.000Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description After starts_at, at most 24 hours later.
             * @example 2026-03-09T14:30:00.000Z
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
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            can?: ("shifts.update" | "shifts.delete" | "shifts.claim" | "shifts.unclaim")[];
        };
        /** @description What a shift would meet, before it is saved. */
        ShiftCheck: {
            /** @description What speaks against it; empty: nothing. */
            warnings: components["schemas"]["ShiftWarning"][];
        };
        /** @description Why a shift may not be a good idea. OVERLAP alone is refused. */
        ShiftWarning: {
            /**
             * @description LEAVE: the person is away then; OVERLAP: they have another shift; REST: too little time since the shift of the day before; WEEKLY_HOURS: more hours than a week has before overtime; LAST_DAY: it comes after the person’s last day of employment.
             * @enum {string}
             */
            kind: "LEAVE" | "OVERLAP" | "REST" | "WEEKLY_HOURS" | "LAST_DAY";
            /**
             * @description For LEAVE: whether it is decided.
             * @enum {string|null}
             */
            leave_status: "PENDING" | "APPROVED" | null;
            /** @description For REST the minutes between the two shifts, for WEEKLY_HOURS those planned in the week. */
            minutes: number | null;
            /** @description What the rule asks for: at least, or at most. */
            limit_minutes: number | null;
            /**
             * Format: date
             * @description For LAST_DAY: which day that is.
             * @example 2026-03-09
             */
            last_day: string | null;
        };
        ShiftsCreateBody: {
            /**
             * Format: date-time
             * @description When the shift begins. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description After starts_at, at most 24 hours later. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            ends_at: string;
            /**
             * @description Shorter than the shift.
             * @default 0
             */
            break_minutes: number;
            /**
             * @description That of the person unless given; an open shift needs one.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * @description Whether Employees see it.
             * @default false
             */
            is_published: boolean;
            /**
             * @description An active person of the organization. null: the shift is open.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id?: string | null;
            /** @description What the shift is, such as a station. */
            title?: string | null;
            /** @description Where it is worked. */
            location?: string | null;
            /** @description For the person who works it. */
            notes?: string | null;
        };
        ShiftsHandOverBody: {
            /** @description Of departments that the person manages. */
            shift_ids: string[];
            /**
             * @description Who has them now. null: they are open.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            from_user_id: string | null;
            /**
             * @description Who is to have them. null: they become open.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string | null;
        };
        ShiftsPublishBody: {
            /**
             * Format: date
             * @description The first day of a week of the organization.
             * @example 2026-03-09
             */
            week_start: string;
            /**
             * @description Only shifts of this department.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string;
        };
        ShiftsUpdateBody: {
            /**
             * Format: date-time
             * @description ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            starts_at?: string;
            /**
             * Format: date-time
             * @description After starts_at, at most 24 hours later. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             */
            ends_at?: string;
            /** @description Shorter than the shift. */
            break_minutes?: number;
            /**
             * @description An open shift needs one.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /** @description Whether Employees see it. */
            is_published?: boolean;
            /**
             * @description CANCELLED cancels; SCHEDULED or OPEN brings back. Otherwise it follows from user_id.
             * @enum {string}
             */
            status?: "SCHEDULED" | "OPEN" | "CANCELLED";
            /**
             * @description An active person of the organization. null: the shift is open.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id?: string | null;
            /** @description What the shift is, such as a station. */
            title?: string | null;
            /** @description Where it is worked. */
            location?: string | null;
            /** @description For the person who works it. */
            notes?: string | null;
        };
        SignInPolicyUpdateBody: {
            /**
             * @description ANY: with whatever a person has. SSO_ONLY: with an identity provider alone, but for break-glass Executives.
             * @enum {string}
             */
            sign_in_policy: "ANY" | "SSO_ONLY";
            /**
             * @description Executives, all of them: who is left out is no longer one.
             * @example []
             */
            break_glass_ids: string[];
        };
        /** @description Whom it is for, and whether those who join later are among them. */
        StandingAudience: {
            /**
             * @description Every active person whom the caller sees.
             * @example false
             */
            everyone?: boolean;
            /** @description These people. */
            user_ids?: string[];
            /** @description The active people of these departments. */
            department_ids?: string[];
            /** @description The active members of these teams. */
            team_ids?: string[];
            /** @description The active people with these roles. */
            roles?: ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE")[];
            /**
             * @description Also those who join later: who is added, moves in or gets the role. Not with user_ids alone.
             * @example false
             */
            and_new_people?: boolean;
        };
        StartsFor: {
            /**
             * @description Everyone who is added.
             * @example false
             */
            everyone?: boolean;
            /** @description New people of these departments. */
            department_ids?: string[];
        };
        /** @description A task of a project, or a subtask. */
        Task: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example tsk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description The project it is part of.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            project_id: string;
            /**
             * @description The task that this one is part of, in the same project.
             * @example null
             */
            parent_task_id: string | null;
            /**
             * @description The task in a line.
             * @example Taste the desserts
             */
            name: string;
            /** @description What is to be done. */
            description: string | null;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "OPEN" | "IN_PROGRESS" | "DONE";
            /**
             * @description Who is to do it: an active person of the organization; null: no one yet.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
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
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        TasksCreateBody: {
            /**
             * @description The task in a line.
             * @example Taste the desserts
             */
            name: string;
            /**
             * @description How far it is.
             * @default OPEN
             * @enum {string}
             */
            status: "OPEN" | "IN_PROGRESS" | "DONE";
            /** @description As the project unless given. */
            is_billable?: boolean;
            /** @description After all others unless given. */
            position?: number;
            /** @description What is to be done. */
            description?: string | null;
            /**
             * @description The task that this one is part of, in the same project.
             * @example null
             */
            parent_task_id?: string | null;
            /**
             * @description Who is to do it: an active person of the organization; null: no one yet.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            assignee_id?: string | null;
            /** @description How long it should take; null: not estimated. */
            estimated_minutes?: number | null;
        };
        TasksUpdateBody: {
            /**
             * @description The task in a line.
             * @example Taste the desserts
             */
            name?: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status?: "OPEN" | "IN_PROGRESS" | "DONE";
            /** @description Whether time on it is billed, unless an entry says otherwise. */
            is_billable?: boolean;
            /** @description Tasks are listed by it. */
            position?: number;
            /** @description What is to be done. */
            description?: string | null;
            /**
             * @description The task that this one is part of, in the same project.
             * @example null
             */
            parent_task_id?: string | null;
            /**
             * @description Who is to do it: an active person of the organization; null: no one yet.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            assignee_id?: string | null;
            /** @description How long it should take; null: not estimated. */
            estimated_minutes?: number | null;
        };
        /** @description People who work together, across departments or within one. */
        Team: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example team_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Night shift
             */
            name: string;
            /** @description What the team is for. */
            description: string | null;
            /**
             * @description The department the team belongs to; null: across departments.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /**
             * @description Who leads the team: an active person of the organization; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
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
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        /** @description A member of a team. */
        TeamMember: {
            /**
             * @description The id of the person.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Their given name.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Their family name.
             * @example Byron
             */
            last_name: string;
            /**
             * @description What they do.
             * @example Sous-chef
             */
            job_title: string | null;
        };
        /** @description A team and those of its members whom the owner of the token can see. */
        TeamWithMembers: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example team_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Unique in the organization, whatever the case.
             * @example Night shift
             */
            name: string;
            /** @description What the team is for. */
            description: string | null;
            /**
             * @description The department the team belongs to; null: across departments.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id: string | null;
            /**
             * @description Who leads the team: an active person of the organization; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
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
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            /** @description The active members whom the owner of the token can see in the directory, by name. */
            members: components["schemas"]["TeamMember"][];
        };
        TeamsCreateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Night shift
             */
            name: string;
            /** @description What the team is for. */
            description?: string | null;
            /**
             * @description The department the team belongs to; null: across departments.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * @description Who leads the team: an active person of the organization; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            lead_id?: string | null;
        };
        TeamsSetLeadBody: {
            /**
             * @description Who leads the team from now on; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            lead_id: string | null;
        };
        TeamsUpdateBody: {
            /**
             * @description Unique in the organization, whatever the case.
             * @example Night shift
             */
            name?: string;
            /** @description What the team is for. */
            description?: string | null;
            /**
             * @description The department the team belongs to; null: across departments.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * @description ARCHIVED: no longer in use, kept with its members.
             * @enum {string}
             */
            status?: "ACTIVE" | "ARCHIVED";
        };
        TimeEntriesCreateBatchBody: {
            /** @description In the order to be worked through. */
            entries: components["schemas"]["TimeEntriesCreateBody"][];
            /**
             * @description `all`: all of them or none, in one transaction. `each`: every entry by itself.
             * @example all
             * @enum {string}
             */
            mode: "all" | "each";
        };
        TimeEntriesCreateBody: {
            /**
             * Format: date-time
             * @description When the work began. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             * @example 2026-03-09T10:30:00-04:00
             */
            clock_in: string;
            /**
             * Format: date-time
             * @description After clock_in, at most 24 hours. ISO 8601 with an offset: Z, or such as -07:00 or -0700.
             * @example 2026-03-09T14:00:00-04:00
             */
            clock_out: string;
            /**
             * @description Unpaid break; shorter than the entry.
             * @default 0
             */
            break_minutes: number;
            /**
             * @description A project that the caller sees.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            project_id?: string | null;
            /**
             * @description A task of the project.
             * @example tsk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            task_id?: string | null;
            /**
             * @description What was done.
             * @example Mise en place
             */
            description?: string | null;
            /** @description Remarks. A rejection adds its reason here. */
            notes?: string | null;
            /**
             * @description Labels; all of them, in place of those there.
             * @example [
             *       "on-site"
             *     ]
             */
            tags?: string[];
            /** @description On a new entry that of the task or the project unless given; false without one. */
            is_billable?: boolean;
            /** @description Set by Administrators and Executives alone, never on an entry of their own; at most four decimals. */
            hourly_rate?: number;
            /**
             * @description Whose entry it is. For Administrators and Executives; the caller’s own when absent.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id?: string;
        };
        TimeEntriesRejectBody: {
            /**
             * @description Why it is turned down; added to the notes of the entry.
             * @example The shift ended at four.
             */
            reason: string;
        };
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
            /** @description Unpaid break; shorter than the entry. */
            break_minutes?: number;
            /**
             * @description A project that the caller sees.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            project_id?: string | null;
            /**
             * @description A task of the project.
             * @example tsk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            task_id?: string | null;
            /**
             * @description What was done.
             * @example Mise en place
             */
            description?: string | null;
            /** @description Remarks. A rejection adds its reason here. */
            notes?: string | null;
            /**
             * @description Labels; all of them, in place of those there.
             * @example [
             *       "on-site"
             *     ]
             */
            tags?: string[];
            /** @description On a new entry that of the task or the project unless given; false without one. */
            is_billable?: boolean;
            /** @description Set by Administrators and Executives alone, never on an entry of their own; at most four decimals. */
            hourly_rate?: number;
        };
        /** @description Work of one person from clock_in to clock_out. It belongs to the day on which it starts on the organization’s calendar. hourly_rate and billable_amount appear on one’s own entries, and on everyone’s for Department Heads and above. */
        TimeEntry: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example ten_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whose time it is.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * Format: date-time
             * @description Rounded by the rules of the organization.
             * @example 2026-03-09T14:30:00.000Z
             */
            clock_in: string;
            /**
             * Format: date-time
             * @description Rounded like clock_in; null while the entry is RUNNING.
             * @example 2026-03-09T18:00:00.000Z
             */
            clock_out: string | null;
            /**
             * @description Elapsed time with the break subtracted; 0 while RUNNING.
             * @example 210
             */
            duration_minutes: number;
            /**
             * @description Unpaid break, already subtracted from duration_minutes.
             * @example 0
             */
            break_minutes: number;
            /**
             * @description What the time was spent on; null: on no project.
             * @example prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            project_id: string | null;
            /**
             * @description A task of that project; null: none.
             * @example tsk_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            task_id: string | null;
            /**
             * @description What was done.
             * @example Mise en place
             */
            description: string | null;
            /** @description The reason of a rejection is added here. */
            notes: string | null;
            /**
             * @description Labels, in the order given.
             * @example [
             *       "on-site"
             *     ]
             */
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
            /**
             * @description Who approved it; null unless it is APPROVED, and if no one had to.
             * @example null
             */
            approved_by_id: string | null;
            /**
             * @description The absent person on whose behalf a deputy decided; null unless a deputy did.
             * @example null
             */
            on_behalf_of_id: string | null;
            /**
             * Format: date-time
             * @description When it was approved; null unless it is APPROVED.
             * @example 2026-03-09T14:30:00.000Z
             */
            approved_at: string | null;
            /**
             * @description How it came: by this API, by hand in the app, by the clock, or by an import.
             * @enum {string}
             */
            source: "API" | "MANUAL" | "CLOCK" | "IMPORT";
            /**
             * @description The shift during which the person clocked in.
             * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            scheduled_shift_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            /**
             * @description 0 if none was set.
             * @example 32.5
             */
            hourly_rate?: number;
            /**
             * @description hourly_rate × duration; 0 when not billable.
             * @example 113.75
             */
            billable_amount?: number;
            /**
             * @description Where the person clocked in, in degrees north.
             * @example 43.6426
             */
            clock_in_latitude?: number | null;
            /**
             * @description Where the person clocked in, in degrees east.
             * @example -79.3871
             */
            clock_in_longitude?: number | null;
            /**
             * @description How exact that position is, in metres.
             * @example 12
             */
            clock_in_accuracy_m?: number | null;
            /** @description The address of that position, as the device told it. */
            clock_in_address?: string | null;
            /**
             * @description Where the person clocked out, in degrees north.
             * @example 43.6426
             */
            clock_out_latitude?: number | null;
            /**
             * @description Where the person clocked out, in degrees east.
             * @example -79.3871
             */
            clock_out_longitude?: number | null;
            /**
             * @description How exact that position is, in metres.
             * @example 12
             */
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
            can?: ("timeEntries.update" | "timeEntries.delete" | "timeEntries.approve" | "timeEntries.reject")[];
            version?: string | null;
        };
        /** @description What came of one entry: `data`, or `error` if it was refused. */
        TimeEntryBatchResult: components["schemas"]["TimeEntryBatchResultDone"] | components["schemas"]["TimeEntryBatchResultRefused"];
        /** @description An entry that was taken. */
        TimeEntryBatchResultDone: {
            /**
             * @description The place of the entry in the request, from 0.
             * @example 0
             */
            index: number;
            /**
             * @description The status that the entry would have had alone.
             * @example 201
             */
            status: number;
            data: components["schemas"]["TimeEntry"];
        };
        /** @description An entry that was refused. */
        TimeEntryBatchResultRefused: {
            /**
             * @description The place of the entry in the request, from 0.
             * @example 0
             */
            index: number;
            /**
             * @description The status that the entry would have had alone.
             * @example 201
             */
            status: number;
            /** @description Why the entry was refused. */
            error: components["schemas"]["Error"];
        };
        /** @description The time of one person in one pay period. Totals follow from the entries. Pay figures need users.employment:read and an Administrator or Executive. */
        Timesheet: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example tsh_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Whose time it is.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /** @description The same person by name. */
            user: components["schemas"]["PersonName"];
            /**
             * Format: date
             * @description The first day of the pay period.
             * @example 2026-03-09
             */
            period_start: string;
            /**
             * Format: date
             * @description The last day of the pay period.
             * @example 2026-03-22
             */
            period_end: string;
            /**
             * @description How long pay periods were when the timesheet was opened.
             * @example BIWEEKLY
             * @enum {string}
             */
            period_type: "WEEKLY" | "BIWEEKLY" | "SEMI_MONTHLY" | "MONTHLY";
            /**
             * @description OPEN until the person submits it; FINALIZED and SIGNED ones are locked for payroll.
             * @enum {string}
             */
            status: "OPEN" | "SUBMITTED" | "APPROVED" | "FINALIZED" | "SIGNED" | "REJECTED";
            /**
             * @description Worked: regular and overtime. Entries that were REJECTED do not count.
             * @example 4920
             */
            total_minutes: number;
            /**
             * @description Worked and no overtime.
             * @example 4800
             */
            regular_minutes: number;
            /**
             * @description Worked out by the work week, also if the period splits it.
             * @example 120
             */
            overtime_minutes: number;
            /**
             * @description Breaks of the entries that count.
             * @example 300
             */
            break_minutes: number;
            /**
             * @description Approved leave of paid types; no part of total_minutes.
             * @example 0
             */
            paid_leave_minutes: number;
            /**
             * @description Public holidays that are no weekend, a standard day each; no part of total_minutes.
             * @example 0
             */
            holiday_minutes: number;
            /**
             * @description Entries that count.
             * @example 10
             */
            entry_count: number;
            /**
             * Format: date-time
             * @description When it was last submitted; null while it is OPEN.
             * @example 2026-03-09T14:30:00.000Z
             */
            submitted_at: string | null;
            /**
             * @description total_minutes as they were when it was last submitted; null while it is OPEN, and where that was not kept yet.
             * @example 4920
             */
            submitted_minutes: number | null;
            /**
             * @description Whether its hours or entries are others than those that were submitted; while it is SUBMITTED.
             * @example false
             */
            changed_since_submitted: boolean;
            /**
             * Format: date-time
             * @description When it was approved; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            approved_at: string | null;
            /**
             * @description Who approved it; null until then.
             * @example null
             */
            approved_by_id: string | null;
            /**
             * @description The absent person on whose behalf a deputy decided; null unless a deputy did.
             * @example null
             */
            on_behalf_of_id: string | null;
            /**
             * Format: date-time
             * @description When it was locked for payroll; null until then.
             * @example 2026-03-09T14:30:00.000Z
             */
            finalized_at: string | null;
            /**
             * @description Who locked it; null until then.
             * @example null
             */
            finalized_by_id: string | null;
            /** @description Why it was last rejected; null once it is submitted again. */
            rejection_reason: string | null;
            /**
             * @description The document made from it; null: none.
             * @example null
             */
            document_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            /**
             * @description Pay for regular_minutes, at the rates of the entries.
             * @example 2600
             */
            regular_pay?: number;
            /**
             * @description Pay for overtime_minutes, the multiplier included.
             * @example 97.5
             */
            overtime_pay?: number;
            /**
             * @description The two together.
             * @example 2697.5
             */
            total_pay?: number;
            /**
             * @description ISO 4217. What the pay figures are in.
             * @example CAD
             */
            currency?: string;
            can?: ("timesheets.submit" | "timesheets.approve" | "timesheets.reject" | "timesheets.finalize" | "timesheets.sign" | "timesheets.reopen")[];
            version?: string | null;
        };
        /** @description How the totals of a timesheet came about. */
        TimesheetExplanation: {
            /** @description The work weeks that the pay period touches. */
            weeks: {
                /**
                 * Format: date
                 * @description The first day of the work week.
                 * @example 2026-03-09
                 */
                week_start: string;
                /**
                 * @description How overtime is counted: the setting `overtime_mode`.
                 * @example weekly_only
                 */
                mode: string;
                /**
                 * @description Minutes of a day after which overtime begins, if the mode counts by the day.
                 * @example 480
                 */
                daily_minutes: number;
                /**
                 * @description Minutes of a week after which overtime begins, if the mode counts by the week.
                 * @example 2400
                 */
                weekly_minutes: number;
                /** @description All seven days of the week. */
                days: {
                    /**
                     * Format: date
                     * @description A day of the organization.
                     * @example 2026-03-09
                     */
                    date: string;
                    /** @description Whether it lies outside the pay period: then it is no part of the sums. */
                    is_outside: boolean;
                    /**
                     * @description Minutes worked, overtime included.
                     * @example 540
                     */
                    worked: number;
                    /**
                     * @description Minutes of breaks.
                     * @example 30
                     */
                    break: number;
                    /**
                     * @description Minutes of approved paid leave.
                     * @example 0
                     */
                    paid_leave: number;
                    /**
                     * @description Minutes of a public holiday.
                     * @example 0
                     */
                    holiday: number;
                    /**
                     * @description Of `worked`, what is overtime by the day.
                     * @example 60
                     */
                    daily_overtime: number;
                    /** @description The entries that count. */
                    entries: string[];
                }[];
                /**
                 * @description What the week adds to the overtime of its days; of days in the period alone.
                 * @example 60
                 */
                weekly_overtime: number;
            }[];
            /** @description Pay by rate: first regular time, then overtime. */
            pay?: components["schemas"]["TimesheetPayLine"][];
            /** @description What the parts add up to. */
            totals: {
                /**
                 * @description Worked: regular and overtime.
                 * @example 4920
                 */
                total_minutes: number;
                /**
                 * @description Worked and no overtime.
                 * @example 4800
                 */
                regular_minutes: number;
                /**
                 * @description Overtime by the day and by the week.
                 * @example 120
                 */
                overtime_minutes: number;
                /**
                 * @description Breaks.
                 * @example 300
                 */
                break_minutes: number;
                /**
                 * @description Approved leave of paid types.
                 * @example 0
                 */
                paid_leave_minutes: number;
                /**
                 * @description Public holidays.
                 * @example 0
                 */
                holiday_minutes: number;
                /**
                 * @description Entries that count.
                 * @example 10
                 */
                entry_count: number;
                /**
                 * @description Pay for regular time.
                 * @example 2600
                 */
                regular_pay?: number;
                /**
                 * @description Pay for overtime.
                 * @example 97.5
                 */
                overtime_pay?: number;
                /**
                 * @description The two together.
                 * @example 2697.5
                 */
                total_pay?: number;
                /**
                 * @description ISO 4217.
                 * @example CAD
                 */
                currency?: string;
            };
            /** @description Whether the timesheet shows these totals. false: a setting has changed since, and the next change of its time or state brings it up to date. */
            is_current: boolean;
        };
        /** @description Pay for the minutes at one rate. */
        TimesheetPayLine: {
            /**
             * @description Pay for an hour.
             * @example 32.5
             */
            rate: number;
            /**
             * @description Minutes worked at this rate.
             * @example 4800
             */
            minutes: number;
            /**
             * @description 1 for regular time, `overtime_multiplier` for overtime.
             * @example 1
             */
            multiplier: number;
            /**
             * @description What the line adds to the pay.
             * @example 2600
             */
            amount: number;
        };
        TimesheetsRejectBody: {
            /**
             * @description Why it is turned down; the person reads it.
             * @example Monday is missing.
             */
            reason: string;
        };
        /** @description An API token, without the secret itself. */
        Token: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example tok_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description What the token is for.
             * @example Payroll export
             */
            name: string;
            /**
             * @description The first characters, to tell tokens apart.
             * @example mst_4fQ9
             */
            prefix: string;
            /** @description What the token carries. */
            scopes: ("users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write")[];
            /** @description Those that the role of its owner can use. */
            usable_scopes: ("users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write")[];
            owner: components["schemas"]["TokenOwner"];
            /** @description Whether its writes become proposals, which wait for a person to accept them. */
            requires_acceptance: boolean;
            /**
             * @description Whose data the token opens.
             * @example org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            organization_id: string;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description null: it does not expire.
             * @example 2026-03-09T14:30:00.000Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Kept to the minute.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_used_at: string | null;
        };
        /** @description An operation of the API, and whether the token may call it. */
        TokenOperation: {
            /**
             * @description As in the description of the API.
             * @example users.create
             */
            operation_id: string;
            /**
             * @description The HTTP method.
             * @example POST
             * @enum {string}
             */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /**
             * @description Below the address of the API.
             * @example /users
             */
            path: string;
            /**
             * @description Whether the token may call it; which records it sees is another matter.
             * @example false
             */
            allowed: boolean;
            /**
             * @description What is in the way, if it is not allowed. scope: the token lacks it. role: that of its owner is too low. module: it is switched off. plan: no token of the organization is let in.
             * @enum {string}
             */
            reason?: "scope" | "role" | "module" | "plan";
            /**
             * @description The scope that the operation needs, if it is not allowed; null: none.
             * @example users:write
             * @enum {string|null}
             */
            required_scope?: "users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write" | null;
        };
        /** @description Whose rights the token has, as they are at each request. */
        TokenOwner: {
            /**
             * @description The id of the person.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Their given name.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Their family name.
             * @example Byron
             */
            last_name: string;
            /**
             * @description What bounds the token besides its scopes.
             * @enum {string}
             */
            role: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
        };
        TokensCreateBody: {
            /**
             * @description What the token is for.
             * @example Payroll export
             */
            name: string;
            /** @description What it may do; only scopes that the role of the person can use. */
            scopes: ("users:read" | "users.employment:read" | "users.personal:read" | "users.govid:read" | "users:write" | "departments:read" | "departments:write" | "teams:read" | "teams:write" | "training:read" | "training:write" | "certifications:read" | "assets:read" | "assets:write" | "benefits:read" | "compensation:read" | "custom_fields:read" | "goals:read" | "onboarding:read" | "time_entries:read" | "time_entries.location:read" | "time_entries:write" | "time_entries:approve" | "timesheets:read" | "projects:read" | "schedules:read" | "leaves:read" | "leaves:write" | "leaves:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "documents:read" | "documents:write" | "webhooks:read" | "webhooks:write")[];
            /**
             * Format: date-time
             * @description In the future, within five years; null: it does not expire.
             * @example 2026-03-09T14:30:00.000Z
             */
            expires_at?: string | null;
            /**
             * @description Whether its writes become proposals, which wait for a person to accept them.
             * @default false
             */
            requires_acceptance: boolean;
        };
        /** @description A course assigned to a person. */
        TrainingAssignment: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example trn_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Who is to take the course.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            user_id: string;
            /**
             * @description The course that was assigned.
             * @example crs_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
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
             * @example 2026-03-09
             */
            assigned_date: string;
            /**
             * Format: date
             * @description By when it should be finished; null: at any time.
             * @example 2026-03-09
             */
            due_date: string | null;
            /**
             * Format: date
             * @description The day on which it was finished; null until then.
             * @example null
             */
            completed_date: string | null;
            /**
             * Format: date
             * @description Until when completed training holds, if its course is to be renewed; null: for ever, or not completed.
             * @example null
             */
            valid_until: string | null;
            /**
             * @description Who assigned it; null if no person did.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            assigned_by_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
        };
        TrainingCreateBody: {
            /**
             * @description An active course of the organization.
             * @example crs_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            course_id: string;
            /**
             * Format: date
             * @description By when it should be finished; null: at any time.
             * @example 2026-03-09
             */
            due_date?: string | null;
            /**
             * @description COMPLETED records training that is finished.
             * @default ASSIGNED
             * @enum {string}
             */
            status: "ASSIGNED" | "IN_PROGRESS" | "COMPLETED";
            /**
             * Format: date
             * @description Only with COMPLETED: today on the organization's calendar unless given, and never a day that is still to come.
             * @example 2026-03-09
             */
            completed_date?: string | null;
        };
        TrainingUpdateBody: {
            /**
             * Format: date
             * @description By when it should be finished; null: at any time.
             * @example 2026-03-09
             */
            due_date?: string | null;
            /**
             * @description COMPLETED records training that is finished.
             * @enum {string}
             */
            status?: "ASSIGNED" | "IN_PROGRESS" | "COMPLETED";
            /**
             * Format: date
             * @description Only with COMPLETED: today on the organization's calendar unless given, and never a day that is still to come.
             * @example 2026-03-09
             */
            completed_date?: string | null;
        };
        /** @description Shifts that someone would work and is away from. */
        UncoveredShifts: {
            /** @description In the order in which they begin; those that are over are not among them. */
            shifts: {
                /**
                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                 * @example shf_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                 */
                id: string;
                /** @description What the shift is, such as a station. */
                title: string | null;
                /**
                 * Format: date-time
                 * @description The shift belongs to the day on which this falls in the organization's timezone.
                 * @example 2026-03-09T14:30:00.000Z
                 */
                starts_at: string;
                /**
                 * Format: date-time
                 * @description After starts_at, at most 24 hours later.
                 * @example 2026-03-09T14:30:00.000Z
                 */
                ends_at: string;
                /** @description Where it is worked. */
                location: string | null;
                /** @description Whether Employees see it. */
                is_published: boolean;
                /** @description What the reader may do to it now. */
                can: string[];
            }[];
        };
        UsersChangeEmailBody: {
            /**
             * Format: email
             * @description The new address.
             * @example ada.byron@example.com
             */
            email: string;
        };
        UsersCreateBody: {
            /**
             * @description Given name.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Family name.
             * @example Byron
             */
            last_name: string;
            /**
             * Format: email
             * @description Unique; signs the person in. Cannot be changed.
             * @example ada@example.com
             */
            email: string;
            /** @description Names between the two; null if there are none. */
            middle_name?: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name?: string | null;
            /**
             * @description What the person does, in the words of the organization.
             * @example Sous-chef
             */
            job_title?: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division?: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location?: string | null;
            /**
             * @description The department the person belongs to; null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * @description Whom the person reports to. Decides on their leave; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4H7
             */
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
             * @example 2026-03-09
             */
            employment_start_date?: string | null;
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             * @example 2026-03-09
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
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
        };
        UsersSuspendAccessBody: {
            /** @description For those in charge, and the audit log. */
            reason: string;
        };
        UsersUpdateBody: {
            /**
             * @description Given name.
             * @example Ada
             */
            first_name?: string;
            /**
             * @description Family name.
             * @example Byron
             */
            last_name?: string;
            /** @description Names between the two; null if there are none. */
            middle_name?: string | null;
            /** @description What the person wants to be called; null: by first_name. */
            preferred_name?: string | null;
            /**
             * @description What the person does, in the words of the organization.
             * @example Sous-chef
             */
            job_title?: string | null;
            /** @description A larger part of the organization than the department, as free text. */
            division?: string | null;
            /** @description Where the person usually works, such as a site or a city. */
            work_location?: string | null;
            /**
             * @description The department the person belongs to; null: none.
             * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            department_id?: string | null;
            /**
             * @description Whom the person reports to. Decides on their leave; null: no one.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4H7
             */
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
             * @example 2026-03-09
             */
            employment_start_date?: string | null;
            /**
             * Format: date
             * @description Last day of employment; null while no end is known.
             * @example 2026-03-09
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
            /**
             * @description Length of the probation from the first day; null: none.
             * @enum {integer|null}
             */
            probation_period_months?: 3 | 6 | null;
        };
        UsersUpdateGovernmentIdsBody: {
            /** @description Social insurance or social security number. */
            social_insurance_number?: string | null;
            /** @description Number at the tax office. */
            tax_id?: string | null;
            /** @description As printed in the passport. */
            passport_number?: string | null;
            /**
             * Format: date
             * @description Last day on which the passport is valid.
             * @example 2026-03-09
             */
            passport_expiry_date?: string | null;
            /** @description As printed on the licence. */
            drivers_license_number?: string | null;
            /** @description As printed on the permit. */
            work_permit_number?: string | null;
            /**
             * Format: date
             * @description Last day on which the permit is valid.
             * @example 2026-03-09
             */
            work_permit_expiry_date?: string | null;
        };
        UsersUpdatePersonalBody: {
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
             * @example 2026-03-09
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
            /** @description Replaces the address as a whole; what is left out is null. */
            home_address?: {
                /** @description Street and number. */
                line1?: string | null;
                /** @description Apartment, floor or care-of line. */
                line2?: string | null;
                /** @description Town or city. */
                city?: string | null;
                /** @description Province, state or county. */
                region?: string | null;
                /** @description Postal or ZIP code as it is written in the country. */
                postal_code?: string | null;
                /** @description Country, as free text. */
                country?: string | null;
            } | null;
            /** @description Replaces all contacts. */
            emergency_contacts?: {
                /** @description Who is called. */
                name: string;
                /** @description Who they are to the person, such as partner or parent. */
                relationship?: string | null;
                /** @description Number to call, as dialled. */
                phone: string;
            }[];
        };
        Waiting: {
            /**
             * @description Everything that waits for the caller.
             * @example 2
             */
            total: number;
            /** @description How much waits of each kind; exact, however much is listed. */
            counts: {
                /**
                 * @description Leave requests to decide on.
                 * @example 2
                 */
                leave: number;
                /**
                 * @description Wishes to cancel approved leave.
                 * @example 2
                 */
                leave_cancellation: number;
                /**
                 * @description Time entries to decide on.
                 * @example 2
                 */
                time_entry: number;
                /**
                 * @description Timesheets to decide on.
                 * @example 2
                 */
                timesheet: number;
                /**
                 * @description Expense reports to decide on.
                 * @example 2
                 */
                expense_report: number;
                /**
                 * @description Proposals to accept or decline.
                 * @example 2
                 */
                proposal: number;
                /**
                 * @description Documents to sign.
                 * @example 2
                 */
                document: number;
                /**
                 * @description Tasks of checklists that are the caller’s to do.
                 * @example 2
                 */
                task: number;
                /**
                 * @description Courses the caller has still to complete.
                 * @example 2
                 */
                training: number;
            };
            /**
             * @description Notifications the caller has not read; 100 stands for 100 and more.
             * @example 2
             */
            unread_notifications: number;
        };
        /** @description An address of yours to which events are posted. */
        WebhookEndpoint: {
            /**
             * @description Names the record in paths and in other records. Opaque: do not take it apart.
             * @example whe_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            id: string;
            /**
             * @description Scheme and host; the rest of the address is not shown.
             * @example https://example.com
             */
            url: string;
            /**
             * @description SHA-256 of the whole address, in hex, so that a program finds its own: of `new URL(url).href`. null unless the caller is the owner or of a higher role.
             * @example 8e2a0a6f3d5b4c71f0e9d8c7b6a5948372615049382716051423324150617283
             */
            url_hash: string | null;
            /**
             * @description Types of events, at most 50; or * alone for every event, later types included.
             * @example [
             *       "user.created",
             *       "user.updated"
             *     ]
             */
            events: string[];
            /**
             * @description What the endpoint is for.
             * @example Directory sync
             */
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
             * @example null
             * @enum {string|null}
             */
            status_reason: "paused" | "failing" | "gone" | "owner_deactivated" | "owner_erased" | "deleted" | null;
            /**
             * Format: date-time
             * @description When status last changed.
             * @example 2026-03-09T14:30:00.000Z
             */
            status_changed_at: string;
            /**
             * @description Attempts that failed since the last success.
             * @example 0
             */
            consecutive_failures: number;
            /**
             * Format: date-time
             * @description When an attempt last succeeded; null: never.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_success_at: string | null;
            /**
             * Format: date-time
             * @description When an attempt last failed; null: never.
             * @example 2026-03-09T14:30:00.000Z
             */
            last_failure_at: string | null;
            /**
             * Format: date-time
             * @description When the record was made.
             * @example 2026-03-09T18:05:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a field of the record last changed; a request that changes nothing leaves it.
             * @example 2026-03-09T18:05:00.000Z
             */
            updated_at: string;
            can?: ("webhooks.update" | "webhooks.test" | "webhooks.pause" | "webhooks.resume" | "webhooks.rotateSecret" | "webhooks.deliveries.redeliver" | "webhooks.redeliverFailed" | "webhooks.delete" | "webhooks.testEvent")[];
        };
        WebhooksCreateBody: {
            /**
             * @description Starts with https://, names a host whose every address is public, port 443 or 8443, no user name or password.
             * @example https://example.com/webhooks/muster
             */
            url: string;
            /**
             * @description Types of events, at most 50; or * alone for every event, later types included.
             * @example [
             *       "user.created",
             *       "user.updated"
             *     ]
             */
            events: string[];
            /**
             * @description What the endpoint is for.
             * @example Directory sync
             */
            description?: string | null;
            /**
             * @description Whose rights decide what is sent: yourself, or an active person with a role below your own.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            owner_id?: string;
        };
        WebhooksRedeliverFailedBody: {
            /**
             * Format: date-time
             * @description Only deliveries made at this time or later.
             * @example 2026-03-09T14:30:00.000Z
             */
            since?: string;
        };
        WebhooksTestEventBody: {
            /**
             * @description The type of event.
             * @example user.updated
             */
            type: string;
        };
        WebhooksUpdateBody: {
            /**
             * @description Starts with https://, names a host whose every address is public, port 443 or 8443, no user name or password.
             * @example https://example.com/webhooks/muster
             */
            url?: string;
            /**
             * @description Types of events, at most 50; or * alone for every event, later types included.
             * @example [
             *       "user.created",
             *       "user.updated"
             *     ]
             */
            events?: string[];
            /**
             * @description What the endpoint is for.
             * @example Directory sync
             */
            description?: string | null;
            /**
             * @description Whose rights decide what is sent: yourself, or an active person with a role below your own.
             * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
             */
            owner_id?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "organization.get": {
        parameters: {
            query?: {
                fields?: ("id" | "name" | "base_url" | "timezone" | "country" | "region" | "currency" | "plan" | "subscription_status" | "week_start" | "weekend_days" | "pay_period_type" | "pay_period_anchor" | "modules" | "created_at" | "updated_at") | ("id" | "name" | "base_url" | "timezone" | "country" | "region" | "currency" | "plan" | "subscription_status" | "week_start" | "weekend_days" | "pay_period_type" | "pay_period_anchor" | "modules" | "created_at" | "updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "settings.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationSettings"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "settings.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationSettings"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "settings.history": {
        parameters: {
            query?: {
                setting?: ("timezone" | "country" | "region" | "currency" | "week_start" | "weekend_days" | "time_rounding_increment" | "time_rounding_mode" | "pay_period_type" | "pay_period_anchor" | "overtime_mode" | "overtime_daily_minutes" | "overtime_weekly_minutes" | "overtime_multiplier") | ("timezone" | "country" | "region" | "currency" | "week_start" | "weekend_days" | "time_rounding_increment" | "time_rounding_mode" | "pay_period_type" | "pay_period_anchor" | "overtime_mode" | "overtime_daily_minutes" | "overtime_weekly_minutes" | "overtime_multiplier")[];
                fields?: ("id" | "setting" | "before" | "after" | "is_before_known" | "changed_by_id" | "changed_at") | ("id" | "setting" | "before" | "after" | "is_before_known" | "changed_by_id" | "changed_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SettingChange"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "users.list": {
        parameters: {
            query?: {
                status?: ("all" | "active" | "inactive" | "offboarded") | ("all" | "active" | "inactive" | "offboarded")[];
                department_id?: string | string[];
                role?: ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE") | ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE")[];
                email?: string;
                employee_id?: string;
                as_of?: string;
                updated_since?: string;
                explain?: boolean;
                fields?: ("id" | "first_name" | "last_name" | "middle_name" | "preferred_name" | "email" | "job_title" | "division" | "work_location" | "department_id" | "manager_id" | "role" | "level" | "is_active" | "created_at" | "updated_at" | "employment_start_date" | "employment_end_date" | "employment_type" | "employee_id" | "payroll_id" | "probation_period_months" | "probation_end_date" | "personal_email" | "phone" | "mobile_phone" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "emergency_contacts" | "social_insurance_number" | "tax_id" | "passport_number" | "passport_expiry_date" | "drivers_license_number" | "work_permit_number" | "work_permit_expiry_date") | ("id" | "first_name" | "last_name" | "middle_name" | "preferred_name" | "email" | "job_title" | "division" | "work_location" | "department_id" | "manager_id" | "role" | "level" | "is_active" | "created_at" | "updated_at" | "employment_start_date" | "employment_end_date" | "employment_type" | "employee_id" | "payroll_id" | "probation_period_months" | "probation_end_date" | "personal_email" | "phone" | "mobile_phone" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "emergency_contacts" | "social_insurance_number" | "tax_id" | "passport_number" | "passport_expiry_date" | "drivers_license_number" | "work_permit_number" | "work_permit_expiry_date")[];
                include?: ("department" | "manager") | ("department" | "manager")[];
                tiers?: string;
                q?: string;
                sort?: "name" | "-name" | "start_date" | "-start_date" | "department" | "-department";
                total?: boolean;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "users.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.get": {
        parameters: {
            query?: {
                as_of?: string;
                explain?: boolean;
                fields?: ("id" | "first_name" | "last_name" | "middle_name" | "preferred_name" | "email" | "job_title" | "division" | "work_location" | "department_id" | "manager_id" | "role" | "level" | "is_active" | "created_at" | "updated_at" | "employment_start_date" | "employment_end_date" | "employment_type" | "employee_id" | "payroll_id" | "probation_period_months" | "probation_end_date" | "personal_email" | "phone" | "mobile_phone" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "emergency_contacts" | "social_insurance_number" | "tax_id" | "passport_number" | "passport_expiry_date" | "drivers_license_number" | "work_permit_number" | "work_permit_expiry_date") | ("id" | "first_name" | "last_name" | "middle_name" | "preferred_name" | "email" | "job_title" | "division" | "work_location" | "department_id" | "manager_id" | "role" | "level" | "is_active" | "created_at" | "updated_at" | "employment_start_date" | "employment_end_date" | "employment_type" | "employee_id" | "payroll_id" | "probation_period_months" | "probation_end_date" | "personal_email" | "phone" | "mobile_phone" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "emergency_contacts" | "social_insurance_number" | "tax_id" | "passport_number" | "passport_expiry_date" | "drivers_license_number" | "work_permit_number" | "work_permit_expiry_date")[];
                include?: ("department" | "manager") | ("department" | "manager")[];
                tiers?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.updatePersonal": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersUpdatePersonalBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.updateGovernmentIds": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersUpdateGovernmentIdsBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.reactivate": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.getAccess": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date-time
                             * @description Since when the person gets in no more although they work here; null: they do.
                             */
                            suspended_at: string | null;
                            /** @description Why, as whoever did it said. */
                            suspended_reason: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.suspendAccess": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersSuspendAccessBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date-time
                             * @description Since when the person gets in no more although they work here; null: they do.
                             */
                            suspended_at: string | null;
                            /** @description Why, as whoever did it said. */
                            suspended_reason: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.restoreAccess": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date-time
                             * @description Since when the person gets in no more although they work here; null: they do.
                             */
                            suspended_at: string | null;
                            /** @description Why, as whoever did it said. */
                            suspended_reason: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.erase": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Erasure"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.erasure.get": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "status" | "requested_by_id" | "rows_done" | "started_at" | "updated_at" | "completed_at") | ("id" | "user_id" | "status" | "requested_by_id" | "rows_done" | "started_at" | "updated_at" | "completed_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Erasure"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "employment.list": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "effective_date" | "values" | "changed" | "reason" | "created_by_id" | "created_at" | "status" | "problem") | ("id" | "user_id" | "effective_date" | "values" | "changed" | "reason" | "created_by_id" | "created_at" | "status" | "problem")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "employment.listPlanned": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "effective_date" | "values" | "changed" | "reason" | "created_by_id" | "created_at" | "status" | "problem") | ("id" | "user_id" | "effective_date" | "values" | "changed" | "reason" | "created_by_id" | "created_at" | "status" | "problem")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "employment.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmploymentCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "employment.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                employment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "employment.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                employment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmploymentUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "audiences.count": {
        parameters: {
            query?: {
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudiencesCountBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AudienceSize"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                q: string;
                status?: "all" | "active";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Those who fit, best first. */
                            people: components["schemas"]["PersonFound"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.export": {
        parameters: {
            query?: {
                status?: ("all" | "active" | "inactive" | "offboarded") | ("all" | "active" | "inactive" | "offboarded")[];
                department_id?: string | string[];
                role?: ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE") | ("EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE")[];
                q?: string;
                sort?: "name" | "-name" | "start_date" | "-start_date" | "department" | "-department";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "orgChart.get": {
        parameters: {
            query?: {
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Active people, or those employed on the day; who reports to whom follows from `manager_id`. */
                            people: {
                                /**
                                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /**
                                 * @description Given name.
                                 * @example Ada
                                 */
                                first_name: string;
                                /**
                                 * @description Family name.
                                 * @example Byron
                                 */
                                last_name: string;
                                /** @description What the person wants to be called; null: by first_name. */
                                preferred_name: string | null;
                                /**
                                 * @description What the person does, in the words of the organization.
                                 * @example Sous-chef
                                 */
                                job_title: string | null;
                                /**
                                 * @description The department the person belongs to; null: none.
                                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                department_id: string | null;
                                /**
                                 * @description Whom the person reports to. Decides on their leave; null: no one.
                                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4H7
                                 */
                                manager_id: string | null;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "me.get": {
        parameters: {
            query?: {
                fields?: ("id" | "first_name" | "last_name" | "middle_name" | "preferred_name" | "email" | "job_title" | "division" | "work_location" | "department_id" | "manager_id" | "role" | "level" | "is_active" | "created_at" | "updated_at" | "employment_start_date" | "employment_end_date" | "employment_type" | "employee_id" | "payroll_id" | "probation_period_months" | "probation_end_date" | "personal_email" | "phone" | "mobile_phone" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "emergency_contacts" | "social_insurance_number" | "tax_id" | "passport_number" | "passport_expiry_date" | "drivers_license_number" | "work_permit_number" | "work_permit_expiry_date" | "language") | ("id" | "first_name" | "last_name" | "middle_name" | "preferred_name" | "email" | "job_title" | "division" | "work_location" | "department_id" | "manager_id" | "role" | "level" | "is_active" | "created_at" | "updated_at" | "employment_start_date" | "employment_end_date" | "employment_type" | "employee_id" | "payroll_id" | "probation_period_months" | "probation_end_date" | "personal_email" | "phone" | "mobile_phone" | "date_of_birth" | "gender" | "pronouns" | "marital_status" | "nationality" | "home_address" | "emergency_contacts" | "social_insurance_number" | "tax_id" | "passport_number" | "passport_expiry_date" | "drivers_license_number" | "work_permit_number" | "work_permit_expiry_date" | "language")[];
                include?: ("department" | "manager") | ("department" | "manager")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Me"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "me.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Me"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "departments.list": {
        parameters: {
            query?: {
                include_inactive?: boolean;
                code?: string;
                updated_since?: string;
                fields?: ("id" | "name" | "code" | "description" | "color" | "head_id" | "is_active" | "member_count" | "created_at" | "updated_at") | ("id" | "name" | "code" | "description" | "color" | "head_id" | "is_active" | "member_count" | "created_at" | "updated_at")[];
                q?: string;
                id?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Department"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "departments.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Department"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "departments.get": {
        parameters: {
            query?: {
                fields?: ("id" | "name" | "code" | "description" | "color" | "head_id" | "is_active" | "member_count" | "created_at" | "updated_at") | ("id" | "name" | "code" | "description" | "color" | "head_id" | "is_active" | "member_count" | "created_at" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Department"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "departments.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Department"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "departments.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Department"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "departments.getManagers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DepartmentManagers"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "departments.setManagers": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentsSetManagersBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DepartmentManagers"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "teams.list": {
        parameters: {
            query?: {
                status?: ("ACTIVE" | "ARCHIVED") | ("ACTIVE" | "ARCHIVED")[];
                department_id?: string | string[];
                updated_since?: string;
                fields?: ("id" | "name" | "description" | "department_id" | "lead_id" | "status" | "member_count" | "created_at" | "updated_at") | ("id" | "name" | "description" | "department_id" | "lead_id" | "status" | "member_count" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Team"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "teams.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Team"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "teams.get": {
        parameters: {
            query?: {
                fields?: ("id" | "name" | "description" | "department_id" | "lead_id" | "status" | "member_count" | "created_at" | "updated_at" | "members") | ("id" | "name" | "description" | "department_id" | "lead_id" | "status" | "member_count" | "created_at" | "updated_at" | "members")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamWithMembers"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "teams.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Team"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "teams.setLead": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamsSetLeadBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamWithMembers"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "teams.addMember": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamWithMembers"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "teams.removeMember": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamWithMembers"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "developmentMail.list": {
        parameters: {
            query?: {
                fields?: ("id" | "to" | "subject" | "text" | "created_at") | ("id" | "to" | "subject" | "text" | "created_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Names the record in paths and in other records. Opaque: do not take it apart.
                             * @example mail_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                             */
                            id: string;
                            /** @description To whom it would have gone. */
                            to: string;
                            /** @description The subject line. */
                            subject: string;
                            /** @description The body, as plain text. */
                            text: string;
                            /**
                             * Format: date-time
                             * @description When the record was made.
                             * @example 2026-03-09T18:05:00.000Z
                             */
                            created_at: string;
                        }[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "projects.list": {
        parameters: {
            query?: {
                status?: ("PLANNED" | "ACTIVE" | "ON_HOLD" | "COMPLETED" | "ARCHIVED") | ("PLANNED" | "ACTIVE" | "ON_HOLD" | "COMPLETED" | "ARCHIVED")[];
                client_id?: string;
                code?: string;
                updated_since?: string;
                fields?: ("id" | "name" | "code" | "description" | "status" | "client_id" | "department_id" | "start_date" | "end_date" | "is_billable" | "hourly_rate" | "budget_hours" | "budget_amount" | "currency" | "created_at" | "updated_at") | ("id" | "name" | "code" | "description" | "status" | "client_id" | "department_id" | "start_date" | "end_date" | "is_billable" | "hourly_rate" | "budget_hours" | "budget_amount" | "currency" | "created_at" | "updated_at")[];
                q?: string;
                id?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "projects.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "projects.get": {
        parameters: {
            query?: {
                fields?: ("id" | "name" | "code" | "description" | "status" | "client_id" | "department_id" | "start_date" | "end_date" | "is_billable" | "hourly_rate" | "budget_hours" | "budget_amount" | "currency" | "created_at" | "updated_at") | ("id" | "name" | "code" | "description" | "status" | "client_id" | "department_id" | "start_date" | "end_date" | "is_billable" | "hourly_rate" | "budget_hours" | "budget_amount" | "currency" | "created_at" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "projects.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "tasks.list": {
        parameters: {
            query?: {
                fields?: ("id" | "project_id" | "parent_task_id" | "name" | "description" | "status" | "assignee_id" | "is_billable" | "estimated_minutes" | "position" | "created_at" | "updated_at") | ("id" | "project_id" | "parent_task_id" | "name" | "description" | "status" | "assignee_id" | "is_billable" | "estimated_minutes" | "position" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "tasks.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "tasks.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "clients.list": {
        parameters: {
            query?: {
                is_active?: boolean;
                code?: string;
                updated_since?: string;
                fields?: ("id" | "name" | "code" | "contact_name" | "contact_email" | "contact_phone" | "is_active" | "created_at" | "updated_at") | ("id" | "name" | "code" | "contact_name" | "contact_email" | "contact_phone" | "is_active" | "created_at" | "updated_at")[];
                q?: string;
                id?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Client"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "clients.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Client"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "clients.get": {
        parameters: {
            query?: {
                fields?: ("id" | "name" | "code" | "contact_name" | "contact_email" | "contact_phone" | "is_active" | "created_at" | "updated_at") | ("id" | "name" | "code" | "contact_name" | "contact_email" | "contact_phone" | "is_active" | "created_at" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Client"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "clients.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Client"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "deputies.list": {
        parameters: {
            query?: {
                user_id?: string | string[];
                deputy_id?: string;
                fields?: ("id" | "user_id" | "user" | "deputy_id" | "deputy" | "kinds" | "from" | "to" | "while_away" | "is_at_work" | "created_at" | "updated_at") | ("id" | "user_id" | "user" | "deputy_id" | "deputy" | "kinds" | "from" | "to" | "while_away" | "is_at_work" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deputy"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "deputies.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeputiesCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deputy"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "deputies.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deputy"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "deputies.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeputiesUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deputy"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.list": {
        parameters: {
            query?: {
                user_id?: string | string[];
                status?: ("PENDING" | "APPROVED" | "REJECTED" | "CANCELLED") | ("PENDING" | "APPROVED" | "REJECTED" | "CANCELLED")[];
                leave_type_id?: string;
                start_date?: string;
                end_date?: string;
                updated_since?: string;
                fields?: ("id" | "user_id" | "leave_type_id" | "leave_type" | "status" | "start_date" | "end_date" | "start_half" | "end_half" | "start_time" | "end_time" | "total_days" | "total_hours" | "reason" | "decided_by_id" | "on_behalf_of_id" | "decided_at" | "decision_comment" | "rejection_reason" | "cancellation_requested_at" | "cancelled_at" | "cancellation_request_reason" | "submitted_at" | "created_at" | "updated_at") | ("id" | "user_id" | "leave_type_id" | "leave_type" | "status" | "start_date" | "end_date" | "start_half" | "end_half" | "start_time" | "end_time" | "total_days" | "total_hours" | "reason" | "decided_by_id" | "on_behalf_of_id" | "decided_at" | "decision_comment" | "rejection_reason" | "cancellation_requested_at" | "cancelled_at" | "cancellation_request_reason" | "submitted_at" | "created_at" | "updated_at")[];
                include?: "user" | "user"[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leave"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "leaves.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavesCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leave"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.get": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "leave_type_id" | "leave_type" | "status" | "start_date" | "end_date" | "start_half" | "end_half" | "start_time" | "end_time" | "total_days" | "total_hours" | "reason" | "decided_by_id" | "on_behalf_of_id" | "decided_at" | "decision_comment" | "rejection_reason" | "cancellation_requested_at" | "cancelled_at" | "cancellation_request_reason" | "submitted_at" | "created_at" | "updated_at") | ("id" | "user_id" | "leave_type_id" | "leave_type" | "status" | "start_date" | "end_date" | "start_half" | "end_half" | "start_time" | "end_time" | "total_days" | "total_hours" | "reason" | "decided_by_id" | "on_behalf_of_id" | "decided_at" | "decision_comment" | "rejection_reason" | "cancellation_requested_at" | "cancelled_at" | "cancellation_request_reason" | "submitted_at" | "created_at" | "updated_at")[];
                include?: "user" | "user"[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leave"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leave"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.preview": {
        parameters: {
            query?: {
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavesPreviewBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeavePreview"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.approve": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leave"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.reject": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leave"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.cancel": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leave"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.declineCancellation": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavesDeclineCancellationBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leave"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.getAttachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveAttachments"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.getAttachmentContent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                attachment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "leaves.uploadAttachment": {
        parameters: {
            query: {
                file_name: string;
                dry_run?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveAttachments"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaves.removeAttachment": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                attachment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveAttachments"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaveTypes.list": {
        parameters: {
            query?: {
                is_active?: boolean;
                fields?: ("id" | "name" | "code" | "color" | "is_private" | "is_paid" | "requires_approval" | "unit" | "annual_allowance" | "accrual" | "carry_over_limit" | "service_allowances" | "carry_over_expires_on" | "is_sickness" | "certificate_after_days" | "is_active") | ("id" | "name" | "code" | "color" | "is_private" | "is_paid" | "requires_approval" | "unit" | "annual_allowance" | "accrual" | "carry_over_limit" | "service_allowances" | "carry_over_expires_on" | "is_sickness" | "certificate_after_days" | "is_active")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveType"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "leaveTypes.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveTypesCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveType"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaveTypes.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveTypesUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveType"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaveTypes.preview": {
        parameters: {
            query?: {
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveTypesPreviewBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveTypePreview"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaveBalances.get": {
        parameters: {
            query?: {
                user_id?: string;
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveBalances"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaveBalances.list": {
        parameters: {
            query?: {
                year?: number;
                department_id?: string | string[];
                status?: ("active" | "inactive") | ("active" | "inactive")[];
                q?: string;
                fields?: ("user_id" | "first_name" | "last_name" | "job_title" | "department_id" | "is_active" | "year" | "balances") | ("user_id" | "first_name" | "last_name" | "job_title" | "department_id" | "is_active" | "year" | "balances")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonBalances"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "leaveLedger.list": {
        parameters: {
            query?: {
                user_id?: string;
                leave_type_id?: string;
                year?: number;
                fields?: ("id" | "leave_type_id" | "kind" | "amount" | "year" | "reason" | "leave_request_id" | "leave_start_date" | "leave_end_date" | "created_by_id" | "created_at") | ("id" | "leave_type_id" | "kind" | "amount" | "year" | "reason" | "leave_request_id" | "leave_start_date" | "leave_end_date" | "created_by_id" | "created_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveLedgerEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "leaveAdjustments.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveAdjustmentsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveAdjustment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "publicHolidays.get": {
        parameters: {
            query?: {
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HolidayYear"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "publicHolidays.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicHolidaysCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicHoliday"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "publicHolidays.base": {
        parameters: {
            query?: {
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HolidayBase"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "publicHolidays.delete": {
        parameters: {
            query?: {
                every_year?: boolean;
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicHoliday"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "lockedDates.list": {
        parameters: {
            query?: {
                fields?: ("id" | "start_date" | "end_date" | "reason" | "department_id" | "created_at") | ("id" | "start_date" | "end_date" | "reason" | "department_id" | "created_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LockedDates"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "lockedDates.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockedDatesCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LockedDates"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "lockedDates.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LockedDates"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "lockedDates.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockedDatesUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LockedDates"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timeEntries.list": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                user_id?: string | string[];
                department_id?: string | string[];
                project_id?: string;
                approval_status?: ("PENDING" | "APPROVED" | "REJECTED") | ("PENDING" | "APPROVED" | "REJECTED")[];
                is_billable?: boolean;
                updated_since?: string;
                explain?: boolean;
                fields?: ("id" | "user_id" | "clock_in" | "clock_out" | "duration_minutes" | "break_minutes" | "project_id" | "task_id" | "description" | "notes" | "tags" | "is_billable" | "status" | "approval_status" | "approved_by_id" | "on_behalf_of_id" | "approved_at" | "source" | "scheduled_shift_id" | "created_at" | "updated_at" | "hourly_rate" | "billable_amount" | "clock_in_latitude" | "clock_in_longitude" | "clock_in_accuracy_m" | "clock_in_address" | "clock_out_latitude" | "clock_out_longitude" | "clock_out_accuracy_m" | "clock_out_address" | "outside_geofence") | ("id" | "user_id" | "clock_in" | "clock_out" | "duration_minutes" | "break_minutes" | "project_id" | "task_id" | "description" | "notes" | "tags" | "is_billable" | "status" | "approval_status" | "approved_by_id" | "on_behalf_of_id" | "approved_at" | "source" | "scheduled_shift_id" | "created_at" | "updated_at" | "hourly_rate" | "billable_amount" | "clock_in_latitude" | "clock_in_longitude" | "clock_in_accuracy_m" | "clock_in_address" | "clock_out_latitude" | "clock_out_longitude" | "clock_out_accuracy_m" | "clock_out_address" | "outside_geofence")[];
                include?: ("user" | "project" | "task") | ("user" | "project" | "task")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "timeEntries.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntriesCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timeEntries.get": {
        parameters: {
            query?: {
                explain?: boolean;
                fields?: ("id" | "user_id" | "clock_in" | "clock_out" | "duration_minutes" | "break_minutes" | "project_id" | "task_id" | "description" | "notes" | "tags" | "is_billable" | "status" | "approval_status" | "approved_by_id" | "on_behalf_of_id" | "approved_at" | "source" | "scheduled_shift_id" | "created_at" | "updated_at" | "hourly_rate" | "billable_amount" | "clock_in_latitude" | "clock_in_longitude" | "clock_in_accuracy_m" | "clock_in_address" | "clock_out_latitude" | "clock_out_longitude" | "clock_out_accuracy_m" | "clock_out_address" | "outside_geofence") | ("id" | "user_id" | "clock_in" | "clock_out" | "duration_minutes" | "break_minutes" | "project_id" | "task_id" | "description" | "notes" | "tags" | "is_billable" | "status" | "approval_status" | "approved_by_id" | "on_behalf_of_id" | "approved_at" | "source" | "scheduled_shift_id" | "created_at" | "updated_at" | "hourly_rate" | "billable_amount" | "clock_in_latitude" | "clock_in_longitude" | "clock_in_accuracy_m" | "clock_in_address" | "clock_out_latitude" | "clock_out_longitude" | "clock_out_accuracy_m" | "clock_out_address" | "outside_geofence")[];
                include?: ("user" | "project" | "task") | ("user" | "project" | "task")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timeEntries.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timeEntries.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timeEntries.createBatch": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntriesCreateBatchBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntryBatchResult"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timeEntries.approve": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timeEntries.reject": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timeEntries.clockTimes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClockTimes"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "projects.hours": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectHours"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "clock.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClockState"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "clock.in": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClockInBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "clock.out": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClockOutBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timesheets.list": {
        parameters: {
            query?: {
                period_start?: string;
                period_end?: string;
                user_id?: string | string[];
                status?: ("OPEN" | "SUBMITTED" | "APPROVED" | "FINALIZED" | "SIGNED" | "REJECTED") | ("OPEN" | "SUBMITTED" | "APPROVED" | "FINALIZED" | "SIGNED" | "REJECTED")[];
                updated_since?: string;
                explain?: boolean;
                fields?: ("id" | "user_id" | "user" | "period_start" | "period_end" | "period_type" | "status" | "total_minutes" | "regular_minutes" | "overtime_minutes" | "break_minutes" | "paid_leave_minutes" | "holiday_minutes" | "entry_count" | "submitted_at" | "submitted_minutes" | "changed_since_submitted" | "approved_at" | "approved_by_id" | "on_behalf_of_id" | "finalized_at" | "finalized_by_id" | "rejection_reason" | "document_id" | "created_at" | "updated_at" | "regular_pay" | "overtime_pay" | "total_pay" | "currency") | ("id" | "user_id" | "user" | "period_start" | "period_end" | "period_type" | "status" | "total_minutes" | "regular_minutes" | "overtime_minutes" | "break_minutes" | "paid_leave_minutes" | "holiday_minutes" | "entry_count" | "submitted_at" | "submitted_minutes" | "changed_since_submitted" | "approved_at" | "approved_by_id" | "on_behalf_of_id" | "finalized_at" | "finalized_by_id" | "rejection_reason" | "document_id" | "created_at" | "updated_at" | "regular_pay" | "overtime_pay" | "total_pay" | "currency")[];
                q?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timesheet"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "timesheets.get": {
        parameters: {
            query?: {
                explain?: boolean;
                fields?: ("id" | "user_id" | "user" | "period_start" | "period_end" | "period_type" | "status" | "total_minutes" | "regular_minutes" | "overtime_minutes" | "break_minutes" | "paid_leave_minutes" | "holiday_minutes" | "entry_count" | "submitted_at" | "submitted_minutes" | "changed_since_submitted" | "approved_at" | "approved_by_id" | "on_behalf_of_id" | "finalized_at" | "finalized_by_id" | "rejection_reason" | "document_id" | "created_at" | "updated_at" | "regular_pay" | "overtime_pay" | "total_pay" | "currency") | ("id" | "user_id" | "user" | "period_start" | "period_end" | "period_type" | "status" | "total_minutes" | "regular_minutes" | "overtime_minutes" | "break_minutes" | "paid_leave_minutes" | "holiday_minutes" | "entry_count" | "submitted_at" | "submitted_minutes" | "changed_since_submitted" | "approved_at" | "approved_by_id" | "on_behalf_of_id" | "finalized_at" | "finalized_by_id" | "rejection_reason" | "document_id" | "created_at" | "updated_at" | "regular_pay" | "overtime_pay" | "total_pay" | "currency")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timesheet"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timesheets.explain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimesheetExplanation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timesheets.file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "timesheets.submit": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timesheet"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timesheets.approve": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timesheet"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timesheets.reject": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimesheetsRejectBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timesheet"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timesheets.finalize": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timesheet"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timesheets.sign": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timesheet"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "timesheets.reopen": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timesheet"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "payPeriods.list": {
        parameters: {
            query?: {
                fields?: ("period_start" | "period_end" | "period_type" | "status_counts" | "is_locked") | ("period_start" | "period_end" | "period_type" | "status_counts" | "is_locked")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PayPeriod"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "payPeriods.finalize": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPeriodsFinalizeBody"];
            };
        };
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkChange"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "payPeriods.file": {
        parameters: {
            query: {
                period_start: string;
                period_end: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "expenseReports.list": {
        parameters: {
            query?: {
                status?: ("DRAFT" | "SUBMITTED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "PAID") | ("DRAFT" | "SUBMITTED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "PAID")[];
                user_id?: string | string[];
                department_id?: string | string[];
                project_id?: string;
                report_type?: ("REIMBURSEMENT" | "CORPORATE_CARD" | "TRAVEL") | ("REIMBURSEMENT" | "CORPORATE_CARD" | "TRAVEL")[];
                start_date?: string;
                end_date?: string;
                report_number?: string;
                updated_since?: string;
                fields?: ("id" | "report_number" | "title" | "description" | "trip_purpose" | "report_type" | "status" | "departure_date" | "return_date" | "currency" | "total_expenses" | "total_per_diems" | "total_mileage" | "total_tax" | "grand_total" | "submitted_by" | "approver" | "on_behalf_of_id" | "department_id" | "project_id" | "cost_center" | "is_billable" | "submitted_at" | "approved_at" | "approver_notes" | "rejection_reason" | "paid_at" | "payment_method" | "payment_reference" | "created_at" | "updated_at" | "payable_to" | "line_items" | "per_diems" | "mileage" | "receipts") | ("id" | "report_number" | "title" | "description" | "trip_purpose" | "report_type" | "status" | "departure_date" | "return_date" | "currency" | "total_expenses" | "total_per_diems" | "total_mileage" | "total_tax" | "grand_total" | "submitted_by" | "approver" | "on_behalf_of_id" | "department_id" | "project_id" | "cost_center" | "is_billable" | "submitted_at" | "approved_at" | "approver_notes" | "rejection_reason" | "paid_at" | "payment_method" | "payment_reference" | "created_at" | "updated_at" | "payable_to" | "line_items" | "per_diems" | "mileage" | "receipts")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "expenseReports.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseReportsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.get": {
        parameters: {
            query?: {
                fields?: ("id" | "report_number" | "title" | "description" | "trip_purpose" | "report_type" | "status" | "departure_date" | "return_date" | "currency" | "total_expenses" | "total_per_diems" | "total_mileage" | "total_tax" | "grand_total" | "submitted_by" | "approver" | "on_behalf_of_id" | "department_id" | "project_id" | "cost_center" | "is_billable" | "submitted_at" | "approved_at" | "approver_notes" | "rejection_reason" | "paid_at" | "payment_method" | "payment_reference" | "created_at" | "updated_at" | "payable_to" | "line_items" | "per_diems" | "mileage" | "receipts") | ("id" | "report_number" | "title" | "description" | "trip_purpose" | "report_type" | "status" | "departure_date" | "return_date" | "currency" | "total_expenses" | "total_per_diems" | "total_mileage" | "total_tax" | "grand_total" | "submitted_by" | "approver" | "on_behalf_of_id" | "department_id" | "project_id" | "cost_center" | "is_billable" | "submitted_at" | "approved_at" | "approver_notes" | "rejection_reason" | "paid_at" | "payment_method" | "payment_reference" | "created_at" | "updated_at" | "payable_to" | "line_items" | "per_diems" | "mileage" | "receipts")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.submit": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.review": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.approve": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.reject": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.pay": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.addReceipt": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReceipt"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.uploadReceipt": {
        parameters: {
            query: {
                file_name: string;
                dry_run?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReceipt"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "expenseReports.getReceiptContent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                receipt_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "expenseReports.removeReceipt": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                receipt_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpenseReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.list": {
        parameters: {
            query?: {
                owner_id?: string;
                signer_id?: string;
                category?: ("CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER") | ("CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER")[];
                signature_status?: ("PENDING" | "SIGNED" | "DECLINED") | ("PENDING" | "SIGNED" | "DECLINED")[];
                folder_id?: string;
                is_company_library?: boolean;
                tag?: string;
                updated_since?: string;
                fields?: ("id" | "title" | "description" | "category" | "file_name" | "mime_type" | "size_bytes" | "version" | "owner" | "uploaded_by" | "requires_signature" | "signature_status" | "signing_mode" | "signature_deadline" | "signed_at" | "signed_by_id" | "is_private" | "is_company_library" | "folder_id" | "tags" | "created_at" | "updated_at" | "signers") | ("id" | "title" | "description" | "category" | "file_name" | "mime_type" | "size_bytes" | "version" | "owner" | "uploaded_by" | "requires_signature" | "signature_status" | "signing_mode" | "signature_deadline" | "signed_at" | "signed_by_id" | "is_private" | "is_company_library" | "folder_id" | "tags" | "created_at" | "updated_at" | "signers")[];
                q?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "documents.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.get": {
        parameters: {
            query?: {
                fields?: ("id" | "title" | "description" | "category" | "file_name" | "mime_type" | "size_bytes" | "version" | "owner" | "uploaded_by" | "requires_signature" | "signature_status" | "signing_mode" | "signature_deadline" | "signed_at" | "signed_by_id" | "is_private" | "is_company_library" | "folder_id" | "tags" | "created_at" | "updated_at" | "signers") | ("id" | "title" | "description" | "category" | "file_name" | "mime_type" | "size_bytes" | "version" | "owner" | "uploaded_by" | "requires_signature" | "signature_status" | "signing_mode" | "signature_deadline" | "signed_at" | "signed_by_id" | "is_private" | "is_company_library" | "folder_id" | "tags" | "created_at" | "updated_at" | "signers")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.content": {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "documents.listSigners": {
        parameters: {
            query?: {
                status?: ("PENDING" | "SIGNED" | "DECLINED") | ("PENDING" | "SIGNED" | "DECLINED")[];
                fields?: ("assignment_id" | "user" | "status" | "signing_order" | "due_date" | "viewed_at" | "signed_at" | "declined_at" | "decline_reason") | ("assignment_id" | "user" | "status" | "signing_order" | "due_date" | "viewed_at" | "signed_at" | "declined_at" | "decline_reason")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentSignerWithReason"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "documents.setSigners": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.askAudience": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentsAskAudienceBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.getSigning": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentSigning"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.remind": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reminded"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.stopSigning": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.view": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.sign": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.decline": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentsDeclineBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "documents.certificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "documents.upload": {
        parameters: {
            query: {
                file_name: string;
                title: string;
                category?: "CONTRACT" | "POLICY" | "FORM" | "PAYROLL" | "IDENTIFICATION" | "CERTIFICATE" | "OTHER";
                folder_id?: string;
                owner_id?: string;
                is_company_library?: boolean;
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "folders.list": {
        parameters: {
            query?: {
                q?: string;
                id?: string;
                fields?: ("id" | "name" | "created_at" | "updated_at") | ("id" | "name" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Folder"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "folders.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FoldersCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Folder"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "folders.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Folder"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "folders.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FoldersUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Folder"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "training.list": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "course_id" | "course" | "status" | "assigned_date" | "due_date" | "completed_date" | "valid_until" | "assigned_by_id" | "created_at" | "updated_at") | ("id" | "user_id" | "course_id" | "course" | "status" | "assigned_date" | "due_date" | "completed_date" | "valid_until" | "assigned_by_id" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrainingAssignment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "training.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrainingAssignment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "training.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                training_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrainingAssignment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "certifications.list": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "name" | "issuer" | "credential_id" | "issued_date" | "expiry_date" | "status" | "created_at" | "updated_at") | ("id" | "user_id" | "name" | "issuer" | "credential_id" | "issued_date" | "expiry_date" | "status" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Certification"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "certifications.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Certification"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "certifications.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                certification_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Certification"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "assets.list": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "description" | "serial_number" | "category" | "date_assigned" | "date_returned" | "status" | "notes" | "created_at" | "updated_at") | ("id" | "user_id" | "description" | "serial_number" | "category" | "date_assigned" | "date_returned" | "status" | "notes" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "assets.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "assets.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "assets.handOut": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                asset_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetsHandOutBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "goals.list": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "title" | "description" | "status" | "progress_percent" | "start_date" | "due_date" | "completed_at" | "created_at" | "updated_at") | ("id" | "user_id" | "title" | "description" | "status" | "progress_percent" | "start_date" | "due_date" | "completed_at" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Goal"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "goals.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoalsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Goal"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "goals.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                goal_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoalsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Goal"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "customFieldValues.list": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "field" | "tab" | "value" | "updated_at") | ("id" | "user_id" | "field" | "tab" | "value" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomFieldValue"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "customFieldValues.set": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                field_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldValuesSetBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomFieldValue"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "benefits.list": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "plan" | "status" | "coverage_level" | "start_date" | "end_date" | "employee_contribution" | "employer_contribution" | "currency" | "created_at" | "updated_at") | ("id" | "user_id" | "plan" | "status" | "coverage_level" | "start_date" | "end_date" | "employee_contribution" | "employer_contribution" | "currency" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BenefitEnrollment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "benefits.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenefitsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BenefitEnrollment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "benefits.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                benefit_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenefitsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BenefitEnrollment"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "compensation.list": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "effective_date" | "pay_type" | "amount" | "currency" | "pay_frequency" | "reason" | "created_at" | "updated_at") | ("id" | "user_id" | "effective_date" | "pay_type" | "amount" | "currency" | "pay_frequency" | "reason" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Compensation"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "compensation.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompensationCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Compensation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "compensation.raise": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompensationRaiseBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PayRise"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "training.listAll": {
        parameters: {
            query?: {
                user_id?: string | string[];
                course_id?: string;
                status?: ("ASSIGNED" | "IN_PROGRESS" | "COMPLETED" | "OVERDUE") | ("ASSIGNED" | "IN_PROGRESS" | "COMPLETED" | "OVERDUE")[];
                fields?: ("id" | "user_id" | "course_id" | "course" | "status" | "assigned_date" | "due_date" | "completed_date" | "valid_until" | "assigned_by_id" | "created_at" | "updated_at") | ("id" | "user_id" | "course_id" | "course" | "status" | "assigned_date" | "due_date" | "completed_date" | "valid_until" | "assigned_by_id" | "created_at" | "updated_at")[];
                q?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrainingAssignment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "certifications.listAll": {
        parameters: {
            query?: {
                user_id?: string | string[];
                status?: ("VALID" | "EXPIRING" | "EXPIRED") | ("VALID" | "EXPIRING" | "EXPIRED")[];
                fields?: ("id" | "user_id" | "name" | "issuer" | "credential_id" | "issued_date" | "expiry_date" | "status" | "created_at" | "updated_at") | ("id" | "user_id" | "name" | "issuer" | "credential_id" | "issued_date" | "expiry_date" | "status" | "created_at" | "updated_at")[];
                q?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Certification"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "assets.listAll": {
        parameters: {
            query?: {
                user_id?: string | string[];
                status?: ("ASSIGNED" | "AVAILABLE" | "LOST" | "DAMAGED" | "RETIRED") | ("ASSIGNED" | "AVAILABLE" | "LOST" | "DAMAGED" | "RETIRED")[];
                fields?: ("id" | "user_id" | "description" | "serial_number" | "category" | "date_assigned" | "date_returned" | "status" | "notes" | "created_at" | "updated_at") | ("id" | "user_id" | "description" | "serial_number" | "category" | "date_assigned" | "date_returned" | "status" | "notes" | "created_at" | "updated_at")[];
                q?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "customFieldValues.listAll": {
        parameters: {
            query?: {
                user_id?: string | string[];
                field_id?: string;
                fields?: ("id" | "user_id" | "field" | "tab" | "value" | "updated_at") | ("id" | "user_id" | "field" | "tab" | "value" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomFieldValue"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "benefits.listAll": {
        parameters: {
            query?: {
                user_id?: string | string[];
                status?: ("PENDING" | "ACTIVE" | "ENDED") | ("PENDING" | "ACTIVE" | "ENDED")[];
                fields?: ("id" | "user_id" | "plan" | "status" | "coverage_level" | "start_date" | "end_date" | "employee_contribution" | "employer_contribution" | "currency" | "created_at" | "updated_at") | ("id" | "user_id" | "plan" | "status" | "coverage_level" | "start_date" | "end_date" | "employee_contribution" | "employer_contribution" | "currency" | "created_at" | "updated_at")[];
                q?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BenefitEnrollment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "compensation.listAll": {
        parameters: {
            query?: {
                user_id?: string | string[];
                fields?: ("id" | "user_id" | "effective_date" | "pay_type" | "amount" | "currency" | "pay_frequency" | "reason" | "created_at" | "updated_at") | ("id" | "user_id" | "effective_date" | "pay_type" | "amount" | "currency" | "pay_frequency" | "reason" | "created_at" | "updated_at")[];
                q?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Compensation"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "courses.list": {
        parameters: {
            query?: {
                include_inactive?: boolean;
                q?: string;
                id?: string;
                fields?: ("id" | "name" | "description" | "valid_months" | "is_active" | "created_at" | "updated_at") | ("id" | "name" | "description" | "valid_months" | "is_active" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Course"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "courses.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoursesCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Course"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "courses.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoursesUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Course"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "assetCategories.list": {
        parameters: {
            query?: {
                fields?: ("id" | "name" | "created_at") | ("id" | "name" | "created_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssetCategory"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "customFieldTabs.list": {
        parameters: {
            query?: {
                fields?: ("id" | "name" | "visible_to_roles" | "is_active" | "position" | "created_at" | "updated_at") | ("id" | "name" | "visible_to_roles" | "is_active" | "position" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomFieldTab"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "customFieldTabs.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldTabsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomFieldTab"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "customFieldTabs.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldTabsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomFieldTab"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "customFields.list": {
        parameters: {
            query?: {
                q?: string;
                id?: string;
                fields?: ("id" | "tab_id" | "key" | "label" | "type" | "options" | "position" | "created_at" | "updated_at") | ("id" | "tab_id" | "key" | "label" | "type" | "options" | "position" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "customFields.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "customFields.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "benefitPlans.list": {
        parameters: {
            query?: {
                q?: string;
                id?: string;
                fields?: ("id" | "name" | "provider" | "kind" | "created_at" | "updated_at") | ("id" | "name" | "provider" | "kind" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BenefitPlan"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "benefitPlans.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenefitPlansCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BenefitPlan"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "benefitPlans.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BenefitPlan"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "benefitPlans.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenefitPlansUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BenefitPlan"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "shifts.list": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                user_id?: string | string[];
                department_id?: string | string[];
                status?: ("SCHEDULED" | "OPEN" | "CANCELLED") | ("SCHEDULED" | "OPEN" | "CANCELLED")[];
                updated_since?: string;
                fields?: ("id" | "user_id" | "user" | "department_id" | "title" | "starts_at" | "ends_at" | "break_minutes" | "location" | "status" | "is_published" | "notes" | "created_at" | "updated_at") | ("id" | "user_id" | "user" | "department_id" | "title" | "starts_at" | "ends_at" | "break_minutes" | "location" | "status" | "is_published" | "notes" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shift"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "shifts.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shift"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "shifts.get": {
        parameters: {
            query?: {
                fields?: ("id" | "user_id" | "user" | "department_id" | "title" | "starts_at" | "ends_at" | "break_minutes" | "location" | "status" | "is_published" | "notes" | "created_at" | "updated_at") | ("id" | "user_id" | "user" | "department_id" | "title" | "starts_at" | "ends_at" | "break_minutes" | "location" | "status" | "is_published" | "notes" | "created_at" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shift"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "shifts.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shift"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "shifts.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shift"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "shifts.publish": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftsPublishBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description How many shifts were published just now. */
                            published: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "shifts.claim": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shift"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "shifts.unclaim": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shift"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "shifts.handOver": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftsHandOverBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HandedOver"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "schedule.get": {
        parameters: {
            query?: {
                week_start?: string;
                department_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleWeek"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "schedule.uncovered": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UncoveredShifts"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "schedule.check": {
        parameters: {
            query?: {
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleCheckBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShiftCheck"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "schedule.copyWeek": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleCopyWeekBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CopiedWeek"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "schedule.cost": {
        parameters: {
            query?: {
                week_start?: string;
                department_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleCost"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "calendar.get": {
        parameters: {
            query: {
                start_date: string;
                end_date: string;
                department_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Calendar"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "calendarFeeds.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Newest first. */
                            feeds: components["schemas"]["CalendarFeed"][];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "calendarFeeds.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewCalendarFeed"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "calendarFeeds.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarFeed"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "onboarding.list": {
        parameters: {
            query?: {
                user_id?: string | string[];
                type?: ("ONBOARDING" | "OFFBOARDING") | ("ONBOARDING" | "OFFBOARDING")[];
                status?: ("NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED") | ("NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED")[];
                fields?: ("id" | "type" | "status" | "user_id" | "user" | "title" | "due_date" | "started_at" | "completed_at" | "tasks" | "created_at" | "updated_at") | ("id" | "type" | "status" | "user_id" | "user" | "title" | "due_date" | "started_at" | "completed_at" | "tasks" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checklist"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "onboarding.get": {
        parameters: {
            query?: {
                fields?: ("id" | "type" | "status" | "user_id" | "user" | "title" | "due_date" | "started_at" | "completed_at" | "tasks" | "created_at" | "updated_at") | ("id" | "type" | "status" | "user_id" | "user" | "title" | "due_date" | "started_at" | "completed_at" | "tasks" | "created_at" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checklist"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "onboarding.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checklist"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "onboarding.complete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checklist"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "onboarding.cancel": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checklist"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "onboarding.addTask": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingAddTaskBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChecklistTask"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "onboarding.updateTask": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingUpdateTaskBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChecklistTask"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "onboarding.completeTask": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChecklistTask"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "onboarding.skipTask": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChecklistTask"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "onboarding.reopenTask": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChecklistTask"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "checklistTemplates.list": {
        parameters: {
            query?: {
                type?: ("ONBOARDING" | "OFFBOARDING") | ("ONBOARDING" | "OFFBOARDING")[];
                include_inactive?: boolean;
                q?: string;
                id?: string;
                fields?: ("id" | "name" | "type" | "tasks" | "starts_for" | "is_active" | "created_at" | "updated_at") | ("id" | "name" | "type" | "tasks" | "starts_for" | "is_active" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChecklistTemplate"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "checklistTemplates.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChecklistTemplatesCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChecklistTemplate"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "checklistTemplates.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChecklistTemplatesUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChecklistTemplate"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "reports.hours": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                department_id?: string;
                by?: "project" | "client" | "task" | "department" | "person";
                then_by?: "project" | "client" | "task" | "department" | "person";
                measure?: "hours" | "overtime" | "billable" | "cost";
                user_id?: string | string[];
                project_id?: string;
                client_id?: string;
                is_billable?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HoursReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "reports.hoursFile": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                department_id?: string;
                by?: "project" | "client" | "task" | "department" | "person";
                then_by?: "project" | "client" | "task" | "department" | "person";
                measure?: "hours" | "overtime" | "billable" | "cost";
                user_id?: string | string[];
                project_id?: string;
                client_id?: string;
                is_billable?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "reports.absence": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                department_id?: string;
                by?: "type" | "department" | "person";
                then_by?: "type" | "department" | "person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AbsenceReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "reports.absenceFile": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                department_id?: string;
                by?: "type" | "department" | "person";
                then_by?: "type" | "department" | "person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "reports.headcount": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                department_id?: string;
                by?: "department" | "employment_type" | "work_location";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HeadcountReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "reports.headcountFile": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                department_id?: string;
                by?: "department" | "employment_type" | "work_location";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "reports.expenses": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                department_id?: string;
                by?: "category" | "department" | "project" | "person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExpensesReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "reports.expensesFile": {
        parameters: {
            query?: {
                start_date?: string;
                end_date?: string;
                department_id?: string;
                by?: "category" | "department" | "project" | "person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "home.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Home"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "inbox.get": {
        parameters: {
            query?: {
                kind?: "leave" | "leave_cancellation" | "time_entry" | "timesheet" | "expense_report" | "proposal" | "document" | "task" | "training";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Inbox"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "inbox.count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Waiting"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "decisions.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DecisionOutcomes"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                unread?: boolean;
                fields?: ("id" | "kind" | "text" | "leads_to" | "subject_id" | "checklist_id" | "title" | "start_date" | "end_date" | "week_start" | "uncovered_shifts" | "decided_by_id" | "on_behalf_of_id" | "reason" | "created_at" | "read_at") | ("id" | "kind" | "text" | "leads_to" | "subject_id" | "checklist_id" | "title" | "start_date" | "end_date" | "week_start" | "uncovered_shifts" | "decided_by_id" | "on_behalf_of_id" | "reason" | "created_at" | "read_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Notification"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "notifications.read": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NotificationsReadBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description How many were unread. */
                            read: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "notificationPreferences.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationPreferences"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "notificationPreferences.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferencesUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationPreferences"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "payPeriods.remind": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPeriodsRemindBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description How many people were reminded. */
                            reminded: number;
                            /** @description How many had been reminded today already. */
                            already_reminded: number;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Who is signed in. */
                            user: {
                                /**
                                 * @description The id of the person.
                                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /**
                                 * @description Their given name.
                                 * @example Ada
                                 */
                                first_name: string;
                                /**
                                 * @description Their family name.
                                 * @example Byron
                                 */
                                last_name: string;
                                /** @description What the person wants to be called; null: by first_name. */
                                preferred_name: string | null;
                                /** @description What the person signs in with. */
                                email: string;
                                /** @description What the person does. */
                                job_title: string | null;
                                /**
                                 * @description The department the person belongs to; null: none.
                                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                department_id: string | null;
                                /**
                                 * @description What the person may see and do.
                                 * @enum {string}
                                 */
                                role: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
                                /**
                                 * @description What the person has chosen to read; null: what the organization has chosen.
                                 * @enum {string|null}
                                 */
                                language: "en" | "fr" | null;
                            };
                            /** @description Where they work. */
                            organization: {
                                /**
                                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                                 * @example org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /** @description What the organization calls itself. */
                                name: string;
                                /** @description IANA name. */
                                timezone: string;
                                /** @description ISO 3166-1 alpha-2. */
                                country: string;
                                /** @description ISO 4217. */
                                currency: string;
                                /** @description Where the API of this installation answers. */
                                base_url: string;
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
                                 * @description Which parts are switched on.
                                 * @default {
                                 *       "time_tracking": true,
                                 *       "expenses": true
                                 *     }
                                 */
                                modules: {
                                    /** @description Time entries, timesheets and their events. */
                                    time_tracking: boolean;
                                    /** @description Expense reports and their events. */
                                    expenses: boolean;
                                };
                                /**
                                 * @description What people read who have chosen no language of their own.
                                 * @default en
                                 * @enum {string}
                                 */
                                default_language: "en" | "fr";
                            };
                            /**
                             * @description What the person reads: their own choice, or that of the organization.
                             * @enum {string}
                             */
                            language: "en" | "fr";
                            /**
                             * @description The language with the country of the organization.
                             * @example fr-CA
                             */
                            locale: string;
                            /** @description What of the product the person uses: the menu shows it. */
                            uses: {
                                /** @description Whether the person has shifts ahead, or had some in the last four weeks. */
                                shifts: boolean;
                                /** @description Whether the person has a token that works or an endpoint; for Administrators and Executives, whether anyone has. */
                                developers: boolean;
                                /** @description Whether the person is the manager of anyone, and so decides on their leave. */
                                team: boolean;
                                /** @description Whether there is anyone whom the person leads; always for Administrators and Executives. */
                                people: boolean;
                            };
                            /** @description Ids of the operations that the person may call. */
                            abilities: string[];
                            /** @description What a token of this person can carry. */
                            scopes: string[];
                            /** @description Whether the person has to set up a second factor before anything else is open to them. */
                            needs_second_factor: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Who is signed in. */
                            user: {
                                /**
                                 * @description The id of the person.
                                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /**
                                 * @description Their given name.
                                 * @example Ada
                                 */
                                first_name: string;
                                /**
                                 * @description Their family name.
                                 * @example Byron
                                 */
                                last_name: string;
                                /** @description What the person wants to be called; null: by first_name. */
                                preferred_name: string | null;
                                /** @description What the person signs in with. */
                                email: string;
                                /** @description What the person does. */
                                job_title: string | null;
                                /**
                                 * @description The department the person belongs to; null: none.
                                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                department_id: string | null;
                                /**
                                 * @description What the person may see and do.
                                 * @enum {string}
                                 */
                                role: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
                                /**
                                 * @description What the person has chosen to read; null: what the organization has chosen.
                                 * @enum {string|null}
                                 */
                                language: "en" | "fr" | null;
                            };
                            /** @description Where they work. */
                            organization: {
                                /**
                                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                                 * @example org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /** @description What the organization calls itself. */
                                name: string;
                                /** @description IANA name. */
                                timezone: string;
                                /** @description ISO 3166-1 alpha-2. */
                                country: string;
                                /** @description ISO 4217. */
                                currency: string;
                                /** @description Where the API of this installation answers. */
                                base_url: string;
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
                                 * @description Which parts are switched on.
                                 * @default {
                                 *       "time_tracking": true,
                                 *       "expenses": true
                                 *     }
                                 */
                                modules: {
                                    /** @description Time entries, timesheets and their events. */
                                    time_tracking: boolean;
                                    /** @description Expense reports and their events. */
                                    expenses: boolean;
                                };
                                /**
                                 * @description What people read who have chosen no language of their own.
                                 * @default en
                                 * @enum {string}
                                 */
                                default_language: "en" | "fr";
                            };
                            /**
                             * @description What the person reads: their own choice, or that of the organization.
                             * @enum {string}
                             */
                            language: "en" | "fr";
                            /**
                             * @description The language with the country of the organization.
                             * @example fr-CA
                             */
                            locale: string;
                            /** @description What of the product the person uses: the menu shows it. */
                            uses: {
                                /** @description Whether the person has shifts ahead, or had some in the last four weeks. */
                                shifts: boolean;
                                /** @description Whether the person has a token that works or an endpoint; for Administrators and Executives, whether anyone has. */
                                developers: boolean;
                                /** @description Whether the person is the manager of anyone, and so decides on their leave. */
                                team: boolean;
                                /** @description Whether there is anyone whom the person leads; always for Administrators and Executives. */
                                people: boolean;
                            };
                            /** @description Ids of the operations that the person may call. */
                            abilities: string[];
                            /** @description What a token of this person can carry. */
                            scopes: string[];
                            /** @description Whether the person has to set up a second factor before anything else is open to them. */
                            needs_second_factor: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true. */
                            ended: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.offerPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionOfferPasskeyBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRequestOptions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.createByPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreateByPasskeyBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Who is signed in. */
                            user: {
                                /**
                                 * @description The id of the person.
                                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /**
                                 * @description Their given name.
                                 * @example Ada
                                 */
                                first_name: string;
                                /**
                                 * @description Their family name.
                                 * @example Byron
                                 */
                                last_name: string;
                                /** @description What the person wants to be called; null: by first_name. */
                                preferred_name: string | null;
                                /** @description What the person signs in with. */
                                email: string;
                                /** @description What the person does. */
                                job_title: string | null;
                                /**
                                 * @description The department the person belongs to; null: none.
                                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                department_id: string | null;
                                /**
                                 * @description What the person may see and do.
                                 * @enum {string}
                                 */
                                role: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
                                /**
                                 * @description What the person has chosen to read; null: what the organization has chosen.
                                 * @enum {string|null}
                                 */
                                language: "en" | "fr" | null;
                            };
                            /** @description Where they work. */
                            organization: {
                                /**
                                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                                 * @example org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /** @description What the organization calls itself. */
                                name: string;
                                /** @description IANA name. */
                                timezone: string;
                                /** @description ISO 3166-1 alpha-2. */
                                country: string;
                                /** @description ISO 4217. */
                                currency: string;
                                /** @description Where the API of this installation answers. */
                                base_url: string;
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
                                 * @description Which parts are switched on.
                                 * @default {
                                 *       "time_tracking": true,
                                 *       "expenses": true
                                 *     }
                                 */
                                modules: {
                                    /** @description Time entries, timesheets and their events. */
                                    time_tracking: boolean;
                                    /** @description Expense reports and their events. */
                                    expenses: boolean;
                                };
                                /**
                                 * @description What people read who have chosen no language of their own.
                                 * @default en
                                 * @enum {string}
                                 */
                                default_language: "en" | "fr";
                            };
                            /**
                             * @description What the person reads: their own choice, or that of the organization.
                             * @enum {string}
                             */
                            language: "en" | "fr";
                            /**
                             * @description The language with the country of the organization.
                             * @example fr-CA
                             */
                            locale: string;
                            /** @description What of the product the person uses: the menu shows it. */
                            uses: {
                                /** @description Whether the person has shifts ahead, or had some in the last four weeks. */
                                shifts: boolean;
                                /** @description Whether the person has a token that works or an endpoint; for Administrators and Executives, whether anyone has. */
                                developers: boolean;
                                /** @description Whether the person is the manager of anyone, and so decides on their leave. */
                                team: boolean;
                                /** @description Whether there is anyone whom the person leads; always for Administrators and Executives. */
                                people: boolean;
                            };
                            /** @description Ids of the operations that the person may call. */
                            abilities: string[];
                            /** @description What a token of this person can carry. */
                            scopes: string[];
                            /** @description Whether the person has to set up a second factor before anything else is open to them. */
                            needs_second_factor: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionWaysBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Those that are on; none: the password comes next. */
                            providers: {
                                /**
                                 * @description To begin with.
                                 * @example idp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /** @description What it is called. */
                                name: string;
                                /** @description Whose it is. */
                                organization: string;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.beginProvider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionBeginProviderBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The page of the provider. */
                            url: string;
                            /** @description What the beginning answered with. */
                            sealed: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.createByProvider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreateByProviderBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Who is signed in. */
                            user: {
                                /**
                                 * @description The id of the person.
                                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /**
                                 * @description Their given name.
                                 * @example Ada
                                 */
                                first_name: string;
                                /**
                                 * @description Their family name.
                                 * @example Byron
                                 */
                                last_name: string;
                                /** @description What the person wants to be called; null: by first_name. */
                                preferred_name: string | null;
                                /** @description What the person signs in with. */
                                email: string;
                                /** @description What the person does. */
                                job_title: string | null;
                                /**
                                 * @description The department the person belongs to; null: none.
                                 * @example dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                department_id: string | null;
                                /**
                                 * @description What the person may see and do.
                                 * @enum {string}
                                 */
                                role: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
                                /**
                                 * @description What the person has chosen to read; null: what the organization has chosen.
                                 * @enum {string|null}
                                 */
                                language: "en" | "fr" | null;
                            };
                            /** @description Where they work. */
                            organization: {
                                /**
                                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                                 * @example org_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /** @description What the organization calls itself. */
                                name: string;
                                /** @description IANA name. */
                                timezone: string;
                                /** @description ISO 3166-1 alpha-2. */
                                country: string;
                                /** @description ISO 4217. */
                                currency: string;
                                /** @description Where the API of this installation answers. */
                                base_url: string;
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
                                 * @description Which parts are switched on.
                                 * @default {
                                 *       "time_tracking": true,
                                 *       "expenses": true
                                 *     }
                                 */
                                modules: {
                                    /** @description Time entries, timesheets and their events. */
                                    time_tracking: boolean;
                                    /** @description Expense reports and their events. */
                                    expenses: boolean;
                                };
                                /**
                                 * @description What people read who have chosen no language of their own.
                                 * @default en
                                 * @enum {string}
                                 */
                                default_language: "en" | "fr";
                            };
                            /**
                             * @description What the person reads: their own choice, or that of the organization.
                             * @enum {string}
                             */
                            language: "en" | "fr";
                            /**
                             * @description The language with the country of the organization.
                             * @example fr-CA
                             */
                            locale: string;
                            /** @description What of the product the person uses: the menu shows it. */
                            uses: {
                                /** @description Whether the person has shifts ahead, or had some in the last four weeks. */
                                shifts: boolean;
                                /** @description Whether the person has a token that works or an endpoint; for Administrators and Executives, whether anyone has. */
                                developers: boolean;
                                /** @description Whether the person is the manager of anyone, and so decides on their leave. */
                                team: boolean;
                                /** @description Whether there is anyone whom the person leads; always for Administrators and Executives. */
                                people: boolean;
                            };
                            /** @description Ids of the operations that the person may call. */
                            abilities: string[];
                            /** @description What a token of this person can carry. */
                            scopes: string[];
                            /** @description Whether the person has to set up a second factor before anything else is open to them. */
                            needs_second_factor: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.offerConfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRequestOptions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.confirmWays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Whether a password or a passkey will do. */
                            takes_password: boolean;
                            /** @description The one that has opened this session; null: none has. */
                            provider: {
                                /**
                                 * @description To begin with.
                                 * @example idp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /** @description What it is called. */
                                name: string;
                            } | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionConfirmBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description false: the passkey answered before, or may be a copy. */
                            confirmed: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "session.confirmByProvider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionConfirmByProviderBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true. */
                            confirmed: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "sessions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Where the person is signed in, newest first. */
                            sessions: {
                                /**
                                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                                 * @example ses_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /** @description Browser and system, as far as the browser told them. */
                                device: string | null;
                                /** @description The address it was signed in from. */
                                ip: string | null;
                                /**
                                 * Format: date-time
                                 * @description When the person signed in.
                                 * @example 2026-03-09T14:30:00.000Z
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @description When something was last asked in it, to the minute.
                                 * @example 2026-03-09T14:30:00.000Z
                                 */
                                last_seen_at: string | null;
                                /**
                                 * Format: date-time
                                 * @description When it ends by itself, unless it is used before.
                                 * @example 2026-03-09T14:30:00.000Z
                                 */
                                expires_at: string;
                                /** @description The one that asks. */
                                is_current: boolean;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "sessions.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description true: no one is signed in with it any more. */
                            ended: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "signIns.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description When, how and from where someone signed in to this account. */
                            sign_ins: {
                                /**
                                 * @description Names the record in paths and in other records. Opaque: do not take it apart.
                                 * @example sgi_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /**
                                 * @description With a password, a one-time code, a recovery code, a passkey, the first link, or a provider.
                                 * @enum {string}
                                 */
                                way: "PASSWORD" | "CODE" | "RECOVERY_CODE" | "PASSKEY" | "LINK" | "PROVIDER";
                                /** @description Browser and system, as far as the browser told them. */
                                device: string | null;
                                /** @description The address it came from. */
                                ip: string | null;
                                /**
                                 * Format: date-time
                                 * @description When it was.
                                 * @example 2026-03-09T14:30:00.000Z
                                 */
                                created_at: string;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "factors.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Whether the organization asks the person for a second factor. */
                            is_required: boolean;
                            /**
                             * Format: date-time
                             * @description Since when signing in asks for one-time codes; null: it does not.
                             */
                            codes_since: string | null;
                            /** @description How many of them have not been used. */
                            recovery_codes_left: number;
                            /** @description Oldest first, ten at most. */
                            passkeys: components["schemas"]["Passkey"][];
                            /** @description Identity providers that know the person. */
                            providers: {
                                /**
                                 * @description The provider.
                                 * @example idp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /** @description What it is called. */
                                name: string;
                                /**
                                 * Format: date-time
                                 * @description When the person first signed in with it.
                                 * @example 2026-03-09T14:30:00.000Z
                                 */
                                linked_at: string;
                                /**
                                 * Format: date-time
                                 * @description When they last did.
                                 * @example 2026-03-09T14:30:00.000Z
                                 */
                                last_used_at: string;
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "factors.missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description How many they are. */
                            total: number;
                            /** @description The highest roles first. */
                            people: {
                                /**
                                 * @description The id of the person.
                                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /**
                                 * @description Their given name.
                                 * @example Ada
                                 */
                                first_name: string;
                                /**
                                 * @description Their family name.
                                 * @example Byron
                                 */
                                last_name: string;
                                /**
                                 * @description What the person may see and do.
                                 * @enum {string}
                                 */
                                role: "EMPLOYEE" | "DEPARTMENT_HEAD" | "ADMINISTRATOR" | "EXECUTIVE";
                            }[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "oneTimeCodes.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description In base32, to type where there is no camera. Shown in this one answer alone. */
                            secret: string;
                            /** @description The same for authenticator apps: otpauth://totp/…. */
                            uri: string;
                            /** @description Width and height of the QR code of the uri, in squares. */
                            qr_size: number;
                            /** @description Its dark squares as the path of an SVG image of that size. */
                            qr_path: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "oneTimeCodes.end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description true: the password is enough again. */
                            ended: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "oneTimeCodes.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCodesConfirmBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Each signs in once in place of a one-time code. Shown in this one answer alone.
                             * @example [
                             *       "K7QM-2WXP-9HTC-4RVN"
                             *     ]
                             */
                            recovery_codes: string[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "recoveryCodes.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Each signs in once in place of a one-time code. Shown in this one answer alone.
                             * @example [
                             *       "K7QM-2WXP-9HTC-4RVN"
                             *     ]
                             */
                            recovery_codes: string[];
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "passkeys.offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyCreationOptions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "passkeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeysCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "passkeys.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true. */
                            deleted: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "passkeys.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeysUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.resetFactors": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true. */
                            reset: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "identityProviders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Without their secrets. */
                            providers: components["schemas"]["IdentityProvider"][];
                            /** @description Where providers send browsers back to: all of them. */
                            redirect_uris: string[];
                            /** @description Where a provider tells that someone has signed out there, with {id} for its own id. */
                            logout_uri: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "identityProviders.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProvidersCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdentityProvider"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "identityProviders.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true. */
                            deleted: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "identityProviders.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProvidersUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdentityProvider"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "identityProviders.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IdentityProvidersTestBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Whether all that was tried went well. */
                            works: boolean;
                            /** @description What is wrong, in words; null: nothing. */
                            problem: string | null;
                            /** @description What a dry sign-in has found, in words; null: none was made. */
                            found: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "identityLinks.list": {
        parameters: {
            query?: {
                user_id?: string | string[];
                fields?: ("id" | "person" | "provider" | "subject" | "created_at" | "last_used_at") | ("id" | "person" | "provider" | "subject" | "created_at" | "last_used_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdentityLink"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "identityLinks.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true. */
                            deleted: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "signInPolicy.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description ANY: with whatever a person has. SSO_ONLY: with an identity provider alone, but for break-glass Executives.
                             * @enum {string}
                             */
                            sign_in_policy: "ANY" | "SSO_ONLY";
                            /** @description Those who have access, by name. */
                            executives: {
                                /**
                                 * @description The id of the person.
                                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /**
                                 * @description Their given name.
                                 * @example Ada
                                 */
                                first_name: string;
                                /**
                                 * @description Their family name.
                                 * @example Byron
                                 */
                                last_name: string;
                                /** @description Whether they get in without a provider under SSO_ONLY. Each use is mailed to all Executives. */
                                is_break_glass: boolean;
                            }[];
                            /** @description Whether an Executive has signed in with a provider that is on: SSO_ONLY asks for it. */
                            is_ready: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "signInPolicy.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInPolicyUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description ANY: with whatever a person has. SSO_ONLY: with an identity provider alone, but for break-glass Executives.
                             * @enum {string}
                             */
                            sign_in_policy: "ANY" | "SSO_ONLY";
                            /** @description Those who have access, by name. */
                            executives: {
                                /**
                                 * @description The id of the person.
                                 * @example usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6
                                 */
                                id: string;
                                /**
                                 * @description Their given name.
                                 * @example Ada
                                 */
                                first_name: string;
                                /**
                                 * @description Their family name.
                                 * @example Byron
                                 */
                                last_name: string;
                                /** @description Whether they get in without a provider under SSO_ONLY. Each use is mailed to all Executives. */
                                is_break_glass: boolean;
                            }[];
                            /** @description Whether an Executive has signed in with a provider that is on: SSO_ONLY asks for it. */
                            is_ready: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "emailChanges.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The address that is to confirm; null: none. */
                            email: string | null;
                            /**
                             * Format: date-time
                             * @description Until when it can.
                             */
                            expires_at: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "emailChanges.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangesCreateBody"];
            };
        };
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The address that is to confirm; null: none. */
                            email: string | null;
                            /**
                             * Format: date-time
                             * @description Until when it can.
                             */
                            expires_at: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "emailChanges.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true. */
                            cancelled: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.changeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsersChangeEmailBody"];
            };
        };
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The address that is to confirm; null: none. */
                            email: string | null;
                            /**
                             * Format: date-time
                             * @description Until when it can.
                             */
                            expires_at: string | null;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "emailChanges.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangesConfirmBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The address that the account has now. */
                            email: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "emailChanges.takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangesTakeBackBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The address that the account has now. */
                            email: string;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "password.requestLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequestLinkBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true, so that it does not tell who has an account. */
                            sent: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "password.linkOwner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLinkOwnerBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The name of the organization. */
                            organization: string;
                            /** @description What the person is called. */
                            name: string;
                            /** @description The address they sign in with. */
                            email: string;
                            /** @description Whether it is their first password: setting it signs them in. */
                            is_first: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "password.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordSetBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true. */
                            set: boolean;
                            /** @description Whether it was the first one, and the answer has a cookie. */
                            is_signed_in: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "organization.signUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationSignUpBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Always true, so that it does not tell who has an account. */
                            sent: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "password.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description true: the new one holds from now on. */
                            changed: boolean;
                        };
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "permissions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Permission"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "invitations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "invitations.send": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationsSendBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "hires.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HiresCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hired"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "savedViews.list": {
        parameters: {
            query?: {
                list?: string;
                fields?: ("id" | "user_id" | "list" | "name" | "query" | "is_shared" | "is_mailed" | "created_at" | "updated_at") | ("id" | "user_id" | "list" | "name" | "query" | "is_shared" | "is_mailed" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "savedViews.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "savedViews.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "savedViews.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewsUpdateBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "token.get": {
        parameters: {
            query?: {
                fields?: ("id" | "name" | "prefix" | "scopes" | "usable_scopes" | "owner" | "requires_acceptance" | "organization_id" | "created_at" | "expires_at" | "last_used_at") | ("id" | "name" | "prefix" | "scopes" | "usable_scopes" | "owner" | "requires_acceptance" | "organization_id" | "created_at" | "expires_at" | "last_used_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Token"];
                        meta: components["schemas"]["Meta"];
                    };
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TokenOperation"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "tokens.list": {
        parameters: {
            query?: {
                user_id?: string | string[];
                status?: ("all" | "active" | "inactive") | ("all" | "active" | "inactive")[];
                fields?: ("id" | "name" | "prefix" | "scopes" | "usable_scopes" | "owner" | "requires_acceptance" | "organization_id" | "created_at" | "expires_at" | "last_used_at" | "revoked_at") | ("id" | "name" | "prefix" | "scopes" | "usable_scopes" | "owner" | "requires_acceptance" | "organization_id" | "created_at" | "expires_at" | "last_used_at" | "revoked_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedToken"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "tokens.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokensCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewToken"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "tokens.get": {
        parameters: {
            query?: {
                fields?: ("id" | "name" | "prefix" | "scopes" | "usable_scopes" | "owner" | "requires_acceptance" | "organization_id" | "created_at" | "expires_at" | "last_used_at" | "revoked_at") | ("id" | "name" | "prefix" | "scopes" | "usable_scopes" | "owner" | "requires_acceptance" | "organization_id" | "created_at" | "expires_at" | "last_used_at" | "revoked_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedToken"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "tokens.revoke": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedToken"];
                        meta: components["schemas"]["Meta"];
                    };
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventType"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                status?: ("active" | "paused" | "disabled") | ("active" | "paused" | "disabled")[];
                fields?: ("id" | "url" | "url_hash" | "events" | "description" | "owner" | "status" | "status_reason" | "status_changed_at" | "consecutive_failures" | "last_success_at" | "last_failure_at" | "created_at" | "updated_at") | ("id" | "url" | "url_hash" | "events" | "description" | "owner" | "status" | "status_reason" | "status_changed_at" | "consecutive_failures" | "last_success_at" | "last_failure_at" | "created_at" | "updated_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "webhooks.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhooksCreateBody"];
            };
        };
        responses: {
            /** @description success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewWebhookEndpoint"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.get": {
        parameters: {
            query?: {
                fields?: ("id" | "url" | "url_hash" | "events" | "description" | "owner" | "status" | "status_reason" | "status_changed_at" | "consecutive_failures" | "last_success_at" | "last_failure_at" | "created_at" | "updated_at") | ("id" | "url" | "url_hash" | "events" | "description" | "owner" | "status" | "status_reason" | "status_changed_at" | "consecutive_failures" | "last_success_at" | "last_failure_at" | "created_at" | "updated_at")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.update": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.pause": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.resume": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RotatedWebhookEndpoint"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.deliveries.list": {
        parameters: {
            query?: {
                status?: ("queued" | "delivering" | "delivered" | "failed" | "cancelled") | ("queued" | "delivering" | "delivered" | "failed" | "cancelled")[];
                event_type?: string;
                fields?: ("id" | "endpoint_id" | "event_id" | "event_type" | "status" | "cancel_reason" | "attempt_count" | "next_attempt_at" | "last_response_status" | "last_error" | "is_test" | "is_redelivery" | "created_at" | "completed_at") | ("id" | "endpoint_id" | "event_id" | "event_type" | "status" | "cancel_reason" | "attempt_count" | "next_attempt_at" | "last_response_status" | "last_error" | "is_test" | "is_redelivery" | "created_at" | "completed_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "webhooks.deliveries.get": {
        parameters: {
            query?: {
                fields?: ("id" | "endpoint_id" | "event_id" | "event_type" | "status" | "cancel_reason" | "attempt_count" | "next_attempt_at" | "last_response_status" | "last_error" | "is_test" | "is_redelivery" | "created_at" | "completed_at" | "attempts" | "payload") | ("id" | "endpoint_id" | "event_id" | "event_type" | "status" | "cancel_reason" | "attempt_count" | "next_attempt_at" | "last_response_status" | "last_error" | "is_test" | "is_redelivery" | "created_at" | "completed_at" | "attempts" | "payload")[];
            };
            header?: never;
            path: {
                id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliveryInFull"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.deliveries.redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.redeliverFailed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhooksRedeliverFailedBody"];
            };
        };
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequeuedDeliveries"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.statistics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliveryStatistics"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "webhooks.testEvent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhooksTestEventBody"];
            };
        };
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "leaving.get": {
        parameters: {
            query?: {
                last_day?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leaving"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "events.list": {
        parameters: {
            query?: {
                types?: string | string[];
                subject_id?: string;
                since?: string;
                wait?: number;
                fields?: ("id" | "type" | "api_version" | "created_at" | "organization_id" | "data" | "previous") | ("id" | "type" | "api_version" | "created_at" | "organization_id" | "data" | "previous")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FeedEvent"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "auditLog.list": {
        parameters: {
            query?: {
                actor_id?: string;
                action?: string;
                subject_id?: string;
                subject_type?: string | string[];
                person_id?: string;
                field?: string;
                tiers?: ("personal" | "compensation") | ("personal" | "compensation")[];
                surface?: ("api" | "app" | "mcp" | "import" | "cli" | "job") | ("api" | "app" | "mcp" | "import" | "cli" | "job")[];
                start_date?: string;
                end_date?: string;
                fields?: ("id" | "at" | "actor" | "surface" | "token_id" | "action" | "subject_type" | "subject_id" | "record_count" | "person_id" | "changed_fields" | "accepted_by_id" | "asked_by_id" | "changes" | "ip" | "request_id") | ("id" | "at" | "actor" | "surface" | "token_id" | "action" | "subject_type" | "subject_id" | "record_count" | "person_id" | "changed_fields" | "accepted_by_id" | "asked_by_id" | "changes" | "ip" | "request_id")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "sensitiveAccessLog.list": {
        parameters: {
            query?: {
                user_id?: string | string[];
                actor_id?: string;
                tier?: ("personal" | "government_id" | "compensation" | "other_organization") | ("personal" | "government_id" | "compensation" | "other_organization")[];
                start_date?: string;
                end_date?: string;
                fields?: ("id" | "at" | "actor" | "surface" | "token_id" | "user_id" | "tier" | "record_id" | "ip" | "request_id") | ("id" | "at" | "actor" | "surface" | "token_id" | "user_id" | "tier" | "record_id" | "ip" | "request_id")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SensitiveAccessRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "myAccessLog.list": {
        parameters: {
            query?: {
                tier?: ("personal" | "government_id" | "compensation" | "other_organization") | ("personal" | "government_id" | "compensation" | "other_organization")[];
                start_date?: string;
                end_date?: string;
                fields?: ("id" | "at" | "actor" | "surface" | "token_id" | "user_id" | "tier" | "record_id" | "ip" | "request_id") | ("id" | "at" | "actor" | "surface" | "token_id" | "user_id" | "tier" | "record_id" | "ip" | "request_id")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SensitiveAccessRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "requests.list": {
        parameters: {
            query?: {
                id?: string;
                status?: ("success" | "refused" | "failed" | "error") | ("success" | "refused" | "failed" | "error")[];
                token_id?: string;
                operation?: string;
                error_code?: string;
                fields?: ("id" | "at" | "method" | "path" | "operation" | "error_code" | "status" | "duration_ms" | "token_id" | "owner" | "ip") | ("id" | "at" | "method" | "path" | "operation" | "error_code" | "status" | "duration_ms" | "token_id" | "owner" | "ip")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "requests.errors": {
        parameters: {
            query?: {
                token_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestErrors"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "imports.list": {
        parameters: {
            query?: {
                kind?: ("people" | "departments" | "time_entries" | "leave_balances" | "compensation" | "equipment" | "holidays" | "training" | "certifications" | "benefits") | ("people" | "departments" | "time_entries" | "leave_balances" | "compensation" | "equipment" | "holidays" | "training" | "certifications" | "benefits")[];
                dry_run?: boolean;
                fields?: ("id" | "kind" | "status" | "reason" | "dry_run" | "created_by_id" | "rows_total" | "rows_read" | "rows_imported" | "rows_failed" | "created_at" | "completed_at" | "undone_at" | "rows_undone" | "rows_kept") | ("id" | "kind" | "status" | "reason" | "dry_run" | "created_by_id" | "rows_total" | "rows_read" | "rows_imported" | "rows_failed" | "created_at" | "completed_at" | "undone_at" | "rows_undone" | "rows_kept")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "imports.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "imports.get": {
        parameters: {
            query?: {
                fields?: ("id" | "kind" | "status" | "reason" | "dry_run" | "created_by_id" | "rows_total" | "rows_read" | "rows_imported" | "rows_failed" | "created_at" | "completed_at" | "undone_at" | "rows_undone" | "rows_kept" | "failures" | "missing" | "makes_missing" | "kept") | ("id" | "kind" | "status" | "reason" | "dry_run" | "created_by_id" | "rows_total" | "rows_read" | "rows_imported" | "rows_failed" | "created_at" | "completed_at" | "undone_at" | "rows_undone" | "rows_kept" | "failures" | "missing" | "makes_missing" | "kept")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "imports.failedRows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "imports.undo": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "imports.kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportKindInfos"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "imports.recognise": {
        parameters: {
            query?: {
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportsRecogniseBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecognisedColumns"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "bulkChanges.list": {
        parameters: {
            query?: {
                fields?: ("id" | "operation_id" | "about" | "status" | "reason" | "created_by_id" | "total" | "done" | "failed" | "created_at" | "completed_at" | "undoes" | "is_undoable") | ("id" | "operation_id" | "about" | "status" | "reason" | "created_by_id" | "total" | "done" | "failed" | "created_at" | "completed_at" | "undoes" | "is_undoable")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkChangeSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "bulkChanges.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChangesCreateBody"];
            };
        };
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkChange"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "bulkChanges.get": {
        parameters: {
            query?: {
                fields?: ("id" | "operation_id" | "about" | "status" | "reason" | "created_by_id" | "total" | "done" | "failed" | "created_at" | "completed_at" | "undoes" | "is_undoable" | "failures" | "outcomes" | "warnings") | ("id" | "operation_id" | "about" | "status" | "reason" | "created_by_id" | "total" | "done" | "failed" | "created_at" | "completed_at" | "undoes" | "is_undoable" | "failures" | "outcomes" | "warnings")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkChange"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "bulkChanges.undo": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkChange"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "proposals.list": {
        parameters: {
            query?: {
                status?: ("WAITING" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED") | ("WAITING" | "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "EXPIRED")[];
                operation?: string;
                proposed_by_id?: string | string[];
                fields?: ("id" | "status" | "operation" | "params" | "query" | "body" | "outcome" | "proposed_by" | "via" | "client" | "person_id" | "needs_two" | "is_own_record" | "note" | "expires_at" | "created_at" | "decided_by" | "decided_at" | "comment") | ("id" | "status" | "operation" | "params" | "query" | "body" | "outcome" | "proposed_by" | "via" | "client" | "person_id" | "needs_two" | "is_own_record" | "note" | "expires_at" | "created_at" | "decided_by" | "decided_at" | "comment")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "proposals.get": {
        parameters: {
            query?: {
                fields?: ("id" | "status" | "operation" | "params" | "query" | "body" | "outcome" | "proposed_by" | "via" | "client" | "person_id" | "needs_two" | "is_own_record" | "note" | "expires_at" | "created_at" | "decided_by" | "decided_at" | "comment") | ("id" | "status" | "operation" | "params" | "query" | "body" | "outcome" | "proposed_by" | "via" | "client" | "person_id" | "needs_two" | "is_own_record" | "note" | "expires_at" | "created_at" | "decided_by" | "decided_at" | "comment")[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "proposals.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "proposals.decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "proposals.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "exports.list": {
        parameters: {
            query?: {
                fields?: ("id" | "kind" | "filters" | "status" | "reason" | "rows_written" | "size_bytes" | "created_at" | "completed_at" | "expires_at") | ("id" | "kind" | "filters" | "status" | "reason" | "rows_written" | "size_bytes" | "created_at" | "completed_at" | "expires_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Export"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "exports.create": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportsCreateBody"];
            };
        };
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Export"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "exports.file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "dataArchives.list": {
        parameters: {
            query?: {
                user_id?: string | string[];
                fields?: ("id" | "user_id" | "status" | "reason" | "steps_done" | "steps_total" | "size_bytes" | "created_at" | "completed_at" | "expires_at") | ("id" | "user_id" | "status" | "reason" | "steps_done" | "steps_total" | "size_bytes" | "created_at" | "completed_at" | "expires_at")[];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataArchive"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
        };
    };
    "dataArchives.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataArchive"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "users.createDataArchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataArchive"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "dataArchives.file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "health.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HealthReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
    "health.retryJobs": {
        parameters: {
            query?: {
                dry_run?: boolean;
                propose?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HealthRetryJobsBody"];
            };
        };
        responses: {
            /** @description success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RetriedJobs"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
        };
    };
}
