// A part of clang's own that clang-tidy loads: from its checks it hides what the headers of the system declare.
//
// clang-tidy lets every check look through all that a file includes, and then drops what they object to in the system's
// headers. That is most of its time: a file of 100 lines includes 100,000 of the standard library. Here the checks
// never see them. (The static analyzer starts from functions of its own finding and is not concerned.)
#include <clang/AST/ASTConsumer.h>
#include <clang/AST/ASTContext.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendPluginRegistry.h>

namespace {

class OwnCode : public clang::ASTConsumer {
  public:
    void HandleTranslationUnit(clang::ASTContext& context) override {
        std::vector<clang::Decl*> own;
        for (clang::Decl* decl : context.getTranslationUnitDecl()->decls()) {
            const clang::SourceLocation place = decl->getLocation();
            if (place.isValid() && !context.getSourceManager().isInSystemHeader(place)) own.push_back(decl);
        }
        context.setTraversalScope(own);
    }
};

class OwnCodeAction : public clang::PluginASTAction {
  protected:
    std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance&, llvm::StringRef) override {
        return std::make_unique<OwnCode>();
    }
    bool ParseArgs(const clang::CompilerInstance&, const std::vector<std::string>&) override { return true; }
    ActionType getActionType() override { return AddBeforeMainAction; }
};

const clang::FrontendPluginRegistry::Add<OwnCodeAction> kRegistration(
    "own-code", "hides the system's headers from clang-tidy's checks");

}  // namespace
